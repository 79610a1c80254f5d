import type { Client, Row } from '@libsql/client';
import { normalEmail } from './accounts';
import { dayOf, isPast } from './dates';
import { type HeaderFile, headerFiles } from './header-files';
import { list, text } from './rows';

/** A license as the wire has it. CONTENT-14. */
export interface LicenseRecord {
  readonly key: string;
  /** `Never` is a full license, a date an evaluation. */
  readonly expires: string;
  readonly products: readonly string[];
  readonly headers: readonly HeaderFile[];
}

/** What an OEM license check adds to the product. CALL-6. */
export interface OemScope {
  readonly version?: string | undefined;
  readonly language?: string | undefined;
}

/** Every license of an account, ended ones too. */
export async function licensesOf(db: Client, email: string, now: Date): Promise<LicenseRecord[]> {
  return (await rowsOf(db, email)).map((row) => recordOf(row, now));
}

/** The licenses that cover a product today; the license check takes a non-empty list for a yes. */
export async function licensesFor(
  db: Client,
  email: string,
  product: string,
  scope: OemScope,
  now: Date,
): Promise<LicenseRecord[]> {
  return (await rowsOf(db, email))
    .filter(
      (row) =>
        list(row, 'codes').includes(product) &&
        allows(list(row, 'versions'), scope.version) &&
        allows(list(row, 'languages'), scope.language) &&
        !isPast(text(row, 'expires'), now),
    )
    .map((row) => recordOf(row, now));
}

async function rowsOf(db: Client, email: string): Promise<Row[]> {
  const { rows } = await db.execute({
    sql: 'SELECT * FROM licenses WHERE email = ? ORDER BY rowid',
    args: [normalEmail(email)],
  });
  return rows;
}

/** An empty list limits nothing, and a check that does not ask is not limited. */
function allows(limits: readonly string[], asked: string | undefined): boolean {
  if (limits.length === 0 || asked === undefined) return true;
  return limits.includes(asked.toLowerCase());
}

function recordOf(row: Row, now: Date): LicenseRecord {
  const key = text(row, 'license_key');
  const products = list(row, 'names');
  return {
    key,
    expires: dayOf(text(row, 'expires'), now),
    products,
    headers: headerFiles(key, products),
  };
}
