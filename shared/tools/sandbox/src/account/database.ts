import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Client, createClient, type InStatement } from '@libsql/client';
import { hashPassword } from './accounts';
import { type SeedAccount, seedAccounts } from './demo-accounts';
import { licenseKey } from './licenses';

/** The tables of the account service. Lists are stored as JSON, dates as {@link StoredDate}s. */
const tables = {
  accounts: `email TEXT PRIMARY KEY, password_hash TEXT NOT NULL, given_name TEXT NOT NULL,
    family_name TEXT NOT NULL, company TEXT NOT NULL, has_tokens INTEGER NOT NULL`,
  sessions: 'token_hash TEXT PRIMARY KEY, email TEXT NOT NULL, expires_at INTEGER NOT NULL',
  licenses: `email TEXT NOT NULL, license_key TEXT NOT NULL, codes TEXT NOT NULL, names TEXT NOT NULL,
    expires TEXT NOT NULL, versions TEXT NOT NULL, languages TEXT NOT NULL, PRIMARY KEY (email, license_key)`,
  licensed_products: 'email TEXT PRIMARY KEY, products TEXT NOT NULL',
  deals: `email TEXT NOT NULL, products TEXT NOT NULL, ends TEXT NOT NULL, source TEXT NOT NULL,
    PRIMARY KEY (email, products)`,
  trials: `email TEXT NOT NULL, product TEXT NOT NULL, license_key TEXT NOT NULL, expires TEXT NOT NULL,
    PRIMARY KEY (email, product)`,
  license_requests: `id INTEGER PRIMARY KEY, email TEXT NOT NULL, company_email TEXT NOT NULL,
    product TEXT NOT NULL, license_type TEXT NOT NULL, expiration_date TEXT NOT NULL`,
  meta: 'name TEXT PRIMARY KEY, value TEXT NOT NULL',
} as const;

/** A hash of the tables and demo accounts. If it changes, the database is recreated. */
function fingerprintOfSeed(seed: boolean): string {
  const content = JSON.stringify([tables, seed ? seedAccounts : []]);
  return createHash('sha256').update(content).digest('hex');
}

/** The hashes of the demo accounts' passwords, made once: tests reset the services before each test. */
let seedHashes: Promise<string[]> | undefined;

/** The statements that insert all demo accounts into empty tables. */
async function seedStatements(): Promise<InStatement[]> {
  seedHashes ??= Promise.all(seedAccounts.map(({ password }) => hashPassword(password)));
  const hashes = await seedHashes;
  return seedAccounts.flatMap((account, index) => statementsFor(account, hashes[index] ?? ''));
}

function statementsFor(account: SeedAccount, passwordHash: string): InStatement[] {
  const { email, givenName, familyName, company, hasTokens = true } = account;
  const statements: InStatement[] = [
    {
      sql: 'INSERT INTO accounts VALUES (?, ?, ?, ?, ?, ?)',
      args: [email, passwordHash, givenName, familyName, company, hasTokens],
    },
  ];
  for (const { codes, names, expires, versions = [], languages = [] } of account.licenses ?? []) {
    statements.push({
      sql: 'INSERT INTO licenses VALUES (?, ?, ?, ?, ?, ?, ?)',
      args: [
        email,
        licenseKey(email, codes),
        ...[codes, names].map(json),
        expires,
        ...[versions, languages].map(json),
      ],
    });
  }
  for (const { products, ends, source } of account.deals ?? []) {
    statements.push({ sql: 'INSERT INTO deals VALUES (?, ?, ?, ?)', args: [email, products, ends, source] });
  }
  for (const { product, expires } of account.trials ?? []) {
    statements.push({
      sql: 'INSERT INTO trials VALUES (?, ?, ?, ?)',
      args: [email, product, licenseKey(email, [product]), expires],
    });
  }
  if (account.licensedProducts !== undefined) {
    statements.push({
      sql: 'INSERT INTO licensed_products VALUES (?, ?)',
      args: [email, JSON.stringify(account.licensedProducts)],
    });
  }
  return statements;
}

function json(list: readonly string[]): string {
  return JSON.stringify(list);
}

/**
 * Opens the account database, a file that survives restarts. It is created with the demo accounts on the
 * first start, and again if a newer sandbox has other tables or demo accounts.
 */
export async function openDatabase(dataDir: string, seed: boolean): Promise<Client> {
  await mkdir(dataDir, { recursive: true });
  const db = createClient({ url: `file:${join(dataDir, 'accounts.db')}` });
  await db.execute('PRAGMA journal_mode = WAL');
  await db.execute('CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)');
  const known = await db.execute("SELECT value FROM meta WHERE name = 'seed'");
  if (known.rows[0]?.value !== fingerprintOfSeed(seed)) await resetDatabase(db, seed);
  return db;
}

/** Drops all data and restores the demo accounts. */
export async function resetDatabase(db: Client, seed: boolean): Promise<void> {
  const statements: InStatement[] = Object.entries(tables).flatMap(([name, columns]) => [
    `DROP TABLE IF EXISTS ${name}`,
    `CREATE TABLE ${name} (${columns})`,
  ]);
  if (seed) statements.push(...(await seedStatements()));
  statements.push({ sql: "INSERT INTO meta VALUES ('seed', ?)", args: [fingerprintOfSeed(seed)] });
  await db.batch(statements, 'write');
}
