import { createHash } from 'node:crypto';
import type { InStatement } from '@libsql/client';
import { seedAccounts } from './demo-accounts';
import { licenseKey } from './license-key';
import { hashPassword } from './passwords';
import type { SeedAccount } from './seed-account';
import { tables } from './tables';

/** A hash of the tables and demo accounts. If it changes, the database is recreated. */
export function fingerprintOfSeed(seed: boolean): string {
  const content = JSON.stringify([tables, seed ? seedAccounts : []]);
  return createHash('sha256').update(content).digest('hex');
}

/** The statements that insert all demo accounts into empty tables. */
export async function seedStatements(): Promise<InStatement[]> {
  const hashes = await Promise.all(seedAccounts.map(({ password }) => hashPassword(password)));
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
