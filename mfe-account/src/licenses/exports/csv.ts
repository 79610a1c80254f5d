import { formatIsoDate } from '@portal/catalog';
import type { License } from '../license';

interface CsvOptions {
  /** Whether there is a column with the keys. Only on request: such a file is passed on. LIC-8. */
  readonly withKeys: boolean;
}

/** Spreadsheets run a cell that starts like this as a formula; an apostrophe makes it text. */
const FORMULA = /^[=+\-@\t\r\n]/;

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function expirationText({ expiration }: License): string {
  if (expiration.kind === 'never') return 'Never';
  return expiration.kind === 'unknown' ? expiration.text : formatIsoDate(expiration.day);
}

/** Excel reads a file as UTF-8 only if it starts with this mark. */
const BYTE_ORDER_MARK = '\ufeff';

/** The licenses as CSV (RFC 4180): products, type, expiration as an ISO date, names of the header files. LIC-8. */
export function licensesCsv(licenses: readonly License[], { withKeys }: CsvOptions): string {
  const head = ['Products', 'Type', 'Expiration', 'Header files', ...(withKeys ? ['Key'] : [])];
  const rows = licenses.map((license) => [
    license.products.join(', '),
    license.type,
    expirationText(license),
    license.headers.map(({ filename }) => filename).join(', '),
    ...(withKeys ? [license.key] : []),
  ]);
  return BYTE_ORDER_MARK + [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
