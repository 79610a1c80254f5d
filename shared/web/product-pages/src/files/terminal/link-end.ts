import { countOf, formatDay, formatTime } from '@portal/catalog';
import { linkExpiry } from '@portal/download-button/link-expiry';

/** When a link ends by its own signature; `null` if it does not say so. TERM-3. */
export function linkEnd(url: string): Date | null {
  const time = linkExpiry(url);
  return time === null ? null : new Date(time);
}

/** "The link ends at 14:32 (in 5 minutes)." in the visitor's time zone; empty for a link that does not say. TERM-3. */
export function linkEndText(end: Date | null, now: Date = new Date()): string {
  if (end === null) return '';
  const minutes = Math.round((end.getTime() - now.getTime()) / 60_000);
  if (minutes < 1) return 'The link ends in less than a minute.';
  const sameDay = end.toDateString() === now.toDateString();
  const time = sameDay ? formatTime(end) : `${formatTime(end)} on ${formatDay(end, 'short')}`;
  const left = minutes < 120 ? countOf(minutes, 'minute') : countOf(Math.round(minutes / 60), 'hour');
  return `The link ends at ${time} (in ${left}).`;
}
