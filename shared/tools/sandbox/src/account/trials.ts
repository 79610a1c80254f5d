import type { Client } from '@libsql/client';
import { productByCode, sections } from '@portal/catalog';
import { daysAfter, isoOf, text } from './columns';
import { licenseKey } from './licenses';

interface TrialProduct {
  /** Name of the product in the evaluation and the license. */
  readonly name: string;
  /** Product codes that the license check accepts during the trial. */
  readonly covers: readonly string[];
}

/** The other products that a trial covers, by the trial's code. */
const ALSO_COVERED: Readonly<Record<string, readonly string[]>> = {
  visualize: ['3df', 'hps'],
  hwp: ['communicator'],
  hnp: ['visualize', '3df', 'hps', 'exchange', 'publish'],
};

/** The trial with a code. Its name is the product's, or the code if the catalog does not have it. */
const trialProduct = (code: string): TrialProduct => ({
  name: productByCode(code)?.trackingName ?? sections.find((section) => section.code === code)?.name ?? code,
  covers: [code, ...(ALSO_COVERED[code] ?? [])],
});

/** Length of an evaluation, in days. LIMIT-1. */
const TRIAL_DAYS = 60;

/** The response of the trial call. A blank key: no trial was started. CALL-10. */
interface Trial {
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
