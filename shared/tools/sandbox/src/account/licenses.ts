import { createHash } from 'node:crypto';
import type { Client, Row } from '@libsql/client';
import { normalizeEmail } from './accounts';
import { dayOf, isPast, list, text } from './columns';

/** Creates a realistic license key. It depends only on the e-mail and the products, so it never changes. */
export function licenseKey(email: string, products: readonly string[]): string {
  const digest = createHash('sha256')
    .update(`${email}\n${products.join(';')}`)
    .digest('hex');
  return (digest.slice(0, 40).toUpperCase().match(/.{5}/g) ?? []).join('-');
}

/** A source file that contains a license key, to compile it into an application. CONTENT-14. */
interface HeaderFile {
  readonly filename: string;
  readonly contents: string;
  readonly type: string;
}

const LANGUAGES: readonly { extension: string; type: string; code: (key: string) => string }[] = [
  { extension: 'h', type: 'text/x-c', code: (key) => `#pragma once\n\n#define HOOPS_LICENSE "${key}"\n` },
  {
    extension: 'cs',
    type: 'text/plain',
    code: (key) => `public static class HoopsLicense\n{\n    public const string Key = "${key}";\n}\n`,
  },
  {
    extension: 'java',
    type: 'text/x-java-source',
    code: (key) => `public final class HoopsLicense {\n    public static final String KEY = "${key}";\n}\n`,
  },
];

/** The header files of a license, one per programming language that the toolkits support. */
function headerFiles(key: string, products: readonly string[]): HeaderFile[] {
  return LANGUAGES.map(({ extension, type, code }) => ({
    filename: `hoops_license.${extension}`,
    contents: `// License for ${products.join(', ')}\n${code(key)}`,
    type,
  }));
}

/** A license in the wire format. CONTENT-14. */
interface LicenseRecord {
  readonly key: string;
  /** `Never`: a full license; a date: an evaluation. */
  readonly expires: string;
  readonly products: readonly string[];
  readonly headers: readonly HeaderFile[];
}

/** A license in the response of a license check: it names the versions and languages that it is limited to. CALL-6. */
interface CheckedLicense extends LicenseRecord {
  readonly versions?: readonly string[];
  readonly languages?: readonly string[];
}

/** Additional conditions of a license check for OEM products. CALL-6. */
interface OemScope {
  readonly version?: string | undefined;
  readonly language?: string | undefined;
}

/** Resolves to all licenses of an account, including expired ones. */
export async function licensesOf(db: Client, email: string, now: Date): Promise<LicenseRecord[]> {
  return (await rowsOf(db, email)).map((row) => recordOf(row, now));
}

/** Resolves to the licenses that cover a product today. The license check passes if there is one. */
export async function licensesFor(
  db: Client,
  email: string,
  product: string,
  scope: OemScope,
  now: Date,
): Promise<CheckedLicense[]> {
  return (await rowsOf(db, email))
    .filter(
      (row) =>
        list(row, 'codes').includes(product) &&
        allows(list(row, 'versions'), scope.version) &&
        allows(list(row, 'languages'), scope.language) &&
        !isPast(text(row, 'expires'), now),
    )
    .map((row) => ({ ...recordOf(row, now), ...limit('versions', row), ...limit('languages', row) }));
}

async function rowsOf(db: Client, email: string): Promise<Row[]> {
  const { rows } = await db.execute({
    sql: 'SELECT * FROM licenses WHERE email = ? ORDER BY rowid',
    args: [normalizeEmail(email)],
  });
  return rows;
}

/** The field of a limit; none if the license has no such limit. */
function limit(field: 'versions' | 'languages', row: Row): Pick<CheckedLicense, typeof field> {
  const limits = list(row, field);
  return limits.length === 0 ? {} : { [field]: limits };
}

/** Whether a limit allows a value. An empty list allows all values. */
function allows(limits: readonly string[], value: string | undefined): boolean {
  if (limits.length === 0 || value === undefined) return true;
  return limits.some((allowed) => allowed.toLowerCase() === value.toLowerCase());
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
