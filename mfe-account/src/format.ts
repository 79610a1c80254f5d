/** The distance of a day in whole calendar days: `today`, `tomorrow`, `in 12 days`, `3 days ago`. */
export function formatDistance(days: number): string {
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}
