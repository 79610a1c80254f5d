const formats = new Map<'long' | 'medium', Intl.DateTimeFormat>();

/** Formats a day with a cached formatter: creating one takes 20 ms on a slow phone. */
function format(dateStyle: 'long' | 'medium', day: Date): string {
  const formatter = formats.get(dateStyle) ?? new Intl.DateTimeFormat('en-US', { dateStyle });
  formats.set(dateStyle, formatter);
  return formatter.format(day);
}

/** A calendar day in the visitor's time zone: `November 20, 2026`. */
export const formatDay = (day: Date): string => format('long', day);

/** A calendar day in short form: `Nov 20, 2026`. */
export const formatDayShort = (day: Date): string => format('medium', day);

/** The distance of a day in whole calendar days: `today`, `tomorrow`, `in 12 days`, `3 days ago`. */
export function formatDistance(days: number): string {
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}
