import type { Client } from '@libsql/client';
import { daysAfter, isoOf } from './dates';
import { licenseKey } from './license-key';
import { text } from './rows';
import { trialProduct } from './trial-products';

/** Length of an evaluation, in days. LIMIT-1. */
const TRIAL_DAYS = 60;

/** The response of the trial call. A blank key: no trial was started. CALL-10. */
export interface Trial {
  readonly product: string;
  readonly license_key: string;
  /** Expiry as an ISO timestamp; may be blank. */
  readonly trial: string;
}

/** Resolves to the account's trial of a product. */
export async function findTrial(db: Client, email: string, product: string, now: Date): Promise<Trial> {
  const { rows } = await db.execute({
    sql: 'SELECT * FROM trials WHERE email = ? AND product = ?',
    args: [email, product],
  });
  const row = rows[0];
  if (row === undefined) return { product, license_key: '', trial: '' };
  return { product, license_key: text(row, 'license_key'), trial: isoOf(text(row, 'expires'), now) };
}

/** Starts a trial with its license and evaluation. A trial that was already started does not change. */
export async function startTrial(db: Client, email: string, product: string, now: Date): Promise<Trial> {
  const { name, covers } = trialProduct(product);
  const key = licenseKey(email, [product]);
  const expires = daysAfter(now, TRIAL_DAYS).toISOString();
  const { rowsAffected } = await db.execute({
    sql: 'INSERT OR IGNORE INTO trials VALUES (?, ?, ?, ?)',
    args: [email, product, key, expires],
  });
  if (rowsAffected > 0) {
    await db.batch(
      [
        {
          sql: "INSERT OR IGNORE INTO licenses VALUES (?, ?, ?, ?, ?, '[]', '[]')",
          args: [email, key, JSON.stringify(covers), JSON.stringify([name]), expires],
        },
        { sql: "INSERT OR IGNORE INTO deals VALUES (?, ?, ?, 'portal')", args: [email, name, expires] },
      ],
      'write',
    );
  }
  return findTrial(db, email, product, now);
}
