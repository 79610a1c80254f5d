const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]\S.*)?$/;

/**
 * The calendar day of a date in content, such as `2026-10-24`; `null` for any other text. Only ISO 8601 is read:
 * `10/11/2026` names two days, and "Autumn 2026" none. FEED-3.
 */
export function releaseDay(text: string): string | null {
  const [, year = '', month = '', day = ''] = ISO_DAY.exec(text.trim()) ?? [];
  const date = `${year}-${month}-${day}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  // `Date` turns February 30 into March 2.
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : null;
}
