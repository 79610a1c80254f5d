/** The download that a visitor was asked to sign in for, kept on this machine: it outlives the account service's page. */
import { cardAnchor, hasCard } from './card-anchor';

const STORAGE_KEY = 'portal-interrupted-download';
/** A visitor who signs in later than this is not offered the download. Unit: milliseconds. */
const LIFETIME_MS = 30 * 60_000;

/** A download that waits for its visitor to sign in. ALERT-11. */
interface InterruptedDownload {
  /** As of `Date.now()`. */
  readonly at: number;
  /** Path and query of the page of the click. */
  readonly page: string;
  readonly alertKey: string;
  /** The name of the file; empty if it is not known. */
  readonly name: string;
}

const isInterruptedDownload = (value: unknown): value is InterruptedDownload => {
  if (typeof value !== 'object' || value === null) return false;
  const { at, page, alertKey, name } = value as Partial<Record<keyof InterruptedDownload, unknown>>;
  return (
    typeof at === 'number' &&
    // A path of this portal, not an address that another script stored.
    typeof page === 'string' &&
    /^\/(?![/\\\s])/.test(page) &&
    typeof alertKey === 'string' &&
    typeof name === 'string'
  );
};

/** The download that waits; `null` without one, and when it has waited for too long. */
function readInterrupted(): InterruptedDownload | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    return isInterruptedDownload(stored) && Math.abs(Date.now() - stored.at) < LIFETIME_MS ? stored : null;
  } catch {
    return null; // Storage is denied, or another script wrote to it.
  }
}

/**
 * Notes the download of a card of this page. ALERT-11.
 * @returns a function that forgets it, unless another download has taken its place.
 */
export function rememberInterrupted(alertKey: string, name: string): () => void {
  const { pathname, search } = window.location;
  const download: InterruptedDownload = { at: Date.now(), page: pathname + search, alertKey, name };
  const note = JSON.stringify(download);
  try {
    localStorage.setItem(STORAGE_KEY, note);
  } catch {
    // Storage is denied: the page returns to the card, without the offer.
  }
  return () => {
    try {
      if (localStorage.getItem(STORAGE_KEY) === note) forgetInterrupted();
    } catch {
      // Storage is denied, as above.
    }
  };
}

/** Whether the download of a card of this page waits for the visitor to sign in. */
export function isInterrupted(alertKey: string): boolean {
  const download = readInterrupted();
  return download?.alertKey === alertKey && download.page.split('?')[0] === window.location.pathname;
}

/** Forgets the download that waits. ALERT-11. */
export function forgetInterrupted(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is denied, as above.
  }
}

/**
 * The download that waits for its visitor, for other pages: the name of its file, empty if it is not known, and the
 * address of its card, which offers to continue it. `null` without one. ALERT-11.
 */
export function pendingDownload(): { readonly name: string; readonly href: string } | null {
  const download = readInterrupted();
  if (download === null) return null;
  const { name, page, alertKey } = download;
  return { name, href: hasCard(alertKey) ? `${page}#${encodeURIComponent(cardAnchor(alertKey))}` : page };
}
