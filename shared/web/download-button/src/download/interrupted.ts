/** The download that a visitor was asked to sign in for, kept on this machine: it outlives the account service's page. */
import { readStored, readStoredJson, writeStored } from '@portal/ui/local-storage';
import * as v from 'valibot';
import { cardHash, hasCard } from './card-anchor';

const STORAGE_KEY = 'portal-interrupted-download';
/** A visitor who signs in later than this is not offered the download. Unit: milliseconds. */
const LIFETIME_MS = 30 * 60_000;

/** A download that waits for its visitor to sign in. ALERT-11. */
const interruptedDownload = v.object({
  /** As of `Date.now()`. */
  at: v.number(),
  /** Path and query of the page of the click: a path of this portal, not an address that another script stored. */
  page: v.pipe(
    v.string(),
    v.check((page) => /^\/(?![/\\\s])/.test(page)),
  ),
  alertKey: v.string(),
  /** The name of the file; empty if it is not known. */
  name: v.string(),
});

type InterruptedDownload = v.InferOutput<typeof interruptedDownload>;

/** The download that waits; `null` without one, and when it has waited for too long. */
function readInterrupted(): InterruptedDownload | null {
  const { success, output } = v.safeParse(interruptedDownload, readStoredJson(STORAGE_KEY));
  return success && Math.abs(Date.now() - output.at) < LIFETIME_MS ? output : null;
}

/**
 * Notes the download of a card of this page. ALERT-11.
 * @returns a function that forgets it, unless another download has taken its place.
 */
export function rememberInterrupted(alertKey: string, name: string): () => void {
  const { pathname, search } = window.location;
  const download: InterruptedDownload = { at: Date.now(), page: pathname + search, alertKey, name };
  const note = JSON.stringify(download);
  writeStored(STORAGE_KEY, note);
  return () => {
    if (readStored(STORAGE_KEY) === note) forgetInterrupted();
  };
}

/** Whether the download of a card of this page waits for the visitor to sign in. */
export function isInterrupted(alertKey: string): boolean {
  const download = readInterrupted();
  return download?.alertKey === alertKey && download.page.split('?')[0] === window.location.pathname;
}

/** Forgets the download that waits. ALERT-11. */
export function forgetInterrupted(): void {
  writeStored(STORAGE_KEY, null);
}

/**
 * The download that waits for its visitor, for other pages: the name of its file, empty if it is not known, and the
 * address of its card, which offers to continue it. `null` without one. ALERT-11.
 */
export function pendingDownload(): { readonly name: string; readonly href: string } | null {
  const download = readInterrupted();
  if (download === null) return null;
  const { name, page, alertKey } = download;
  return { name, href: hasCard(alertKey) ? page + cardHash(alertKey) : page };
}
