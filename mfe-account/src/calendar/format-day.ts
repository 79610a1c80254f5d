const formats = new Map<'long' | 'medium', Intl.DateTimeFormat>();

/** Made when a day is first written so: making one costs a slow phone 20 ms. */
function format(dateStyle: 'long' | 'medium', day: Date): string {
  const known = formats.get(dateStyle) ?? new Intl.DateTimeFormat('en-US', { dateStyle });
  formats.set(dateStyle, known);
  return known.format(day);
}

/** A calendar day for people, in the visitor's zone: `November 20, 2026`. */
export const formatDay = (day: Date): string => format('long', day);

/** The same where there is little room: `Nov 20, 2026`. */
export const formatDayShort = (day: Date): string => format('medium', day);

/** How far a day is off, by whole calendar days: `today`, `tomorrow`, `in 12 days`, `3 days ago`. */
export function formatDistance(days: number): string {
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}
