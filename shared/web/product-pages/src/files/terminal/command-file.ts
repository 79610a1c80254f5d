import { countOf, formatDay, formatTime } from '@portal/catalog';
import { type ReadyLink, requestLink, showLinkAlert } from '@portal/download-button';
import { linkExpiry } from '@portal/download-button/link-expiry';
import { savedName, savedNameOfTarget } from '../file-names';
import type { CardToolProps } from '../page-files';
import { parseMd5 } from '../sums';
import type { CommandFile } from './shells';

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

/** A file for a command, once its link is there. @param entry `null` for a download that content does not list. */
export const commandFile = (
  { target, url }: Pick<ReadyLink, 'target' | 'url'>,
  entry: CardToolProps['entry'],
): CommandFile => ({
  name: entry === null ? savedNameOfTarget(target) : savedName(entry),
  url,
  md5: parseMd5(entry?.md5sum) ?? '',
});

/** Why there is nothing for a terminal. */
export type NotMade =
  /** The gate did not let it pass, and an alert says why; or it is no longer wanted. */
  { readonly kind: 'stopped' } | { readonly kind: 'failed'; readonly message: string };

/** What came of a request for a file's link. `end`: when the link ends, if it says so. */
type RequestedFile =
  | { readonly kind: 'ready'; readonly file: CommandFile; readonly end: Date | null }
  | NotMade;

/**
 * Requests a fresh link to a file, for a command. Once its page is left, nothing comes of it. TERM-5.
 * @param alertKey where the gate's alert is shown. Default: at the file's card.
 */
export async function requestCommandFile(
  { request, entry }: Pick<CardToolProps, 'request' | 'entry'>,
  signal: AbortSignal,
  alertKey?: string,
): Promise<RequestedFile> {
  const { pathname } = window.location;
  const outcome = await requestLink(request, signal);
  if (signal.aborted || window.location.pathname !== pathname) return { kind: 'stopped' };
  showLinkAlert(request, outcome, alertKey);
  if (outcome.kind === 'ready')
    return { kind: 'ready', file: commandFile(outcome, entry), end: linkEnd(outcome.url) };
  return outcome.kind === 'failed' ? outcome : { kind: 'stopped' };
}
