import { countOf } from '@portal/catalog';

/** The distance of a day in whole calendar days: `today`, `tomorrow`, `in 1,200 days`, `3 days ago`. UI-11. */
export function formatDistance(days: number): string {
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${countOf(days, 'day')}` : `${countOf(-days, 'day')} ago`;
}
