import { countOf, formatIsoDate } from '@portal/catalog';
import { saveBlob } from '@portal/sdk/ui/save-blob';
import type { License } from '../licenses';
import { endingLicenses, licenseCalendar } from './calendar';
import { type ExportOptions, headerArchive } from './header-archive';

/** Spreadsheets run a cell that starts with one of these as a formula; an apostrophe makes it text. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

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

interface CsvOptions {
  /** Whether there is a column with the keys. Only on request: such a file is passed on. LIC-8. */
  readonly withKeys: boolean;
}

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

/** What is saved: the last days, the list without or with keys, or all header files. */
export type ExportKind = 'calendar' | 'csv' | 'csv-with-keys' | 'headers';

function saveCalendar(licenses: readonly License[]): string {
  const dates = endingLicenses(licenses).length;
  if (dates === 0) return 'None of these licenses ends on a day to come.';
  const url = new URL('/license_generator', window.location.href).href;
  const text = licenseCalendar(licenses, { url, now: new Date() });
  saveBlob(new Blob([text], { type: 'text/calendar;charset=utf-8' }), 'license-dates.ics');
  return `${countOf(dates, 'date')} saved in license-dates.ics. Open it with your calendar.`;
}

function saveCsv(licenses: readonly License[], withKeys: boolean): string {
  const text = licensesCsv(licenses, { withKeys });
  saveBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), 'licenses.csv');
  return `${countOf(licenses.length, 'license')} saved in licenses.csv, ${withKeys ? 'with' : 'without'} keys.`;
}

async function saveHeaders(licenses: readonly License[], options: ExportOptions): Promise<string> {
  const archive = await headerArchive(licenses, options);
  if (archive === null) return 'None of these licenses has header files.';
  saveBlob(archive.blob, 'license-headers.zip');
  return `${countOf(archive.files, 'header file')} saved in license-headers.zip, a folder for each license.`;
}

/**
 * Saves licenses in another form.
 * @returns a sentence about what was saved, or why nothing was.
 * @throws the reason of the signal, once it is aborted.
 */
export async function saveLicenses(
  kind: ExportKind,
  licenses: readonly License[],
  options: ExportOptions,
): Promise<string> {
  if (kind === 'calendar') return saveCalendar(licenses);
  if (kind === 'headers') return saveHeaders(licenses, options);
  return saveCsv(licenses, kind === 'csv-with-keys');
}
