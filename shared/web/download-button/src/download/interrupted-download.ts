/** Where the download that a visitor was asked to sign in for is kept: it outlives the account service's page. */
const STORAGE_KEY = 'portal-interrupted-download';
/** Who signs in later than this has forgotten the download. Unit: milliseconds. */
const LIFETIME_MS = 30 * 60_000;

/** Identifies a download: its page and its card. */
const idOf = (alertKey: string): string => `${window.location.pathname} ${alertKey}`;

/** Notes the download that waits for the visitor to sign in. ALERT-11. */
export function rememberInterrupted(alertKey: string, now = Date.now()): void {
  try {
    localStorage.setItem(STORAGE_KEY, `${now} ${idOf(alertKey)}`);
  } catch {
    // Storage is denied: the page returns to the card, without the offer.
  }
}

/** Whether a download waits for the visitor to sign in. */
export function isInterrupted(alertKey: string, now = Date.now()): boolean {
  try {
    const [, at, id] = /^(\d+) (.*)$/s.exec(localStorage.getItem(STORAGE_KEY) ?? '') ?? [];
    return id === idOf(alertKey) && now - Number(at) < LIFETIME_MS;
  } catch {
    return false; // Storage is denied, as above.
  }
}

/** Forgets the download that waits, once it was offered or its alert was closed. ALERT-11. */
export function forgetInterrupted(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is denied, as above.
  }
}
