/**
 * Texts in local storage, which a browser may deny, and which another script may write to. Session storage has the keys
 * of the session only (SES-3).
 */

/** The stored text; `null` without one, and where storage is denied. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text. Where storage is denied or full, nothing is kept. @param text `null` removes it. */
export function writeStored(key: string, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  } catch {
    // What is stored is an addition: the caller does without it.
  }
}
