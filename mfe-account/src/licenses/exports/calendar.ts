import { formatIsoDate } from '@portal/catalog';
import type { License } from '../licenses';

interface CalendarOptions {
  /** The address of the license summary, which each date links to. */
  readonly url: string;
  /** When the file is made. */
  readonly now: Date;
}

/** Days before the last day on which a calendar reminds. */
const REMINDERS = [30, 7] as const;

/** Bytes of a line, without its end. RFC 5545, 3.1. */
const LINE_LENGTH = 75;

/** Bytes of a character in UTF-8. An encoder takes seconds for the characters of thousands of licenses. */
function byteLength(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return 1 + [0x80, 0x800, 0x10000].filter((limit) => code >= limit).length;
}

/** Breaks a line that is too long; the parts after the first one start with a space. Characters stay whole. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const character of line) {
    const size = byteLength(character);
    if (bytes + size > LINE_LENGTH) {
      lines.push(current);
      current = ' ';
      bytes = 1;
    }
    current += character;
    bytes += size;
  }
  return [...lines, current].join('\r\n');
}

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

const calendarDay = (day: Date) => formatIsoDate(day).replaceAll('-', '');
const timeStamp = (time: Date) => time.toISOString().replace(/[-:]|\.\d+/g, '');

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40);

const reminder = (days: number, summary: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:-P${days}D`,
  `DESCRIPTION:${escapeText(summary)}`,
  'END:VALARM',
];

/** The last year of a calendar file: its dates have four digits for it. */
const LAST_YEAR = 9_999;

/** The licenses that have a last day from today on. */
export const endingLicenses = (licenses: readonly License[]) =>
  licenses.flatMap(({ products, type, expiration }) =>
    'days' in expiration && expiration.days >= 0 && expiration.day.getFullYear() <= LAST_YEAR
      ? [{ products, type, day: expiration.day }]
      : [],
  );

/** The same license has the same id in every file, so importing twice updates its date. */
function uniqueIds(host: string): (license: ReturnType<typeof endingLicenses>[number]) => string {
  const used = new Map<string, number>();
  return ({ products, day }) => {
    const id = `license-${calendarDay(day)}-${slug(products.join(' '))}`;
    const count = (used.get(id) ?? 0) + 1;
    used.set(id, count);
    return `${id}-${count}@${host}`;
  };
}

/**
 * The last days of licenses as a calendar file (iCalendar, RFC 5545): an all-day event each, with reminders.
 * Calendars are shared and synchronized, so no key is in it. LIC-7.
 */
export function licenseCalendar(licenses: readonly License[], { url, now }: CalendarOptions): string {
  const idOf = uniqueIds(new URL(url).hostname);
  const events = endingLicenses(licenses).flatMap((license) => {
    const { products, type, day } = license;
    const summary = `License ends: ${products.join(', ') || 'no product named'}`;
    return [
      'BEGIN:VEVENT',
      `UID:${idOf(license)}`,
      `DTSTAMP:${timeStamp(now)}`,
      `DTSTART;VALUE=DATE:${calendarDay(day)}`,
      `SUMMARY:${escapeText(summary)}`,
      `DESCRIPTION:${escapeText(`Last day of the ${type.toLowerCase()} license. Keys and header files: ${url}`)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      ...REMINDERS.flatMap((days) => reminder(days, summary)),
      'END:VEVENT',
    ];
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Developer portal//License summary//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
