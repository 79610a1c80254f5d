// Not `Intl`: its first use takes 60 ms on a slow phone.
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const monthOf = (day: Date): string => MONTHS[day.getMonth()] ?? '';
const withMonth = (month: string, day: Date) => `${month} ${day.getDate()}, ${day.getFullYear()}`;

/** A calendar day in the visitor's time zone: `November 20, 2026`. */
export const formatDay = (day: Date): string => withMonth(monthOf(day), day);

/** A calendar day in short form: `Nov 20, 2026`. */
export const formatDayShort = (day: Date): string => withMonth(monthOf(day).slice(0, 3), day);

/** The distance of a day in whole calendar days: `today`, `tomorrow`, `in 12 days`, `3 days ago`. */
export function formatDistance(days: number): string {
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}
