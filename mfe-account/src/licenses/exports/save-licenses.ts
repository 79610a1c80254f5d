import { saveBlob } from '@portal/ui/save-blob';
import { formatCount } from '../format-count';
import type { License } from '../license';
import { endingLicenses, licenseCalendar } from './calendar';
import { licensesCsv } from './csv';
import { headerArchive, type Progress } from './header-archive';

/** What is saved: the last days, the list without or with keys, or all header files. */
export type ExportKind = 'calendar' | 'csv' | 'csv-with-keys' | 'headers';

interface ExportOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

const count = (number: number, one: string) => `${formatCount(number)} ${number === 1 ? one : `${one}s`}`;

function saveCalendar(licenses: readonly License[]): string {
  const dates = endingLicenses(licenses).length;
  if (dates === 0) return 'None of these licenses ends on a day to come.';
  const url = new URL('/license_generator', window.location.href).href;
  const text = licenseCalendar(licenses, { url, now: new Date() });
  saveBlob(new Blob([text], { type: 'text/calendar;charset=utf-8' }), 'license-dates.ics');
  return `${count(dates, 'date')} saved in license-dates.ics. Open it with your calendar.`;
}

function saveCsv(licenses: readonly License[], withKeys: boolean): string {
  const text = licensesCsv(licenses, { withKeys });
  saveBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), 'licenses.csv');
  return `${count(licenses.length, 'license')} saved in licenses.csv, ${withKeys ? 'with' : 'without'} keys.`;
}

async function saveHeaders(licenses: readonly License[], options: ExportOptions): Promise<string> {
  const archive = await headerArchive(licenses, options);
  if (archive === null) return 'None of these licenses has header files.';
  saveBlob(archive.blob, 'license-headers.zip');
  return `${count(archive.files, 'header file')} saved in license-headers.zip, a folder for each license.`;
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
