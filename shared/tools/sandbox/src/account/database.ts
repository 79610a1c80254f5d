import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Client, createClient, type InStatement } from '@libsql/client';
import { fingerprintOfSeed, seedStatements } from './seed';
import { tables } from './tables';

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
