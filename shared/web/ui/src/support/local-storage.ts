/**
 * What this machine keeps for the visitor. A browser may deny local storage: nothing is kept then. Session storage has
 * the keys of the session only (SES-3). What each first load contains has guards of its own, which are smaller.
 */

/** The text under a key; `null` without one. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What the JSON under a key says; `null` without any, and if it is none: another script may have stored it. */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a text under a key; `null` removes it. @returns whether the browser does; it may also be full. */
export function writeStored(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
