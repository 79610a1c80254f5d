/** `localStorage` key of the overrides: a JSON object of URLs by remote, `{"mfe-cae": "http://…"}`. */
export const OVERRIDES_KEY = 'portal-overrides';

/** The stored overrides, unparsed. `null` if there are none or the browser has no storage. */
export function storedOverrides(): string | null {
  try {
    return window.localStorage.getItem(OVERRIDES_KEY);
  } catch {
    return null;
  }
}

/** Removes all overrides. @throws if the browser has no storage. */
export const removeStoredOverrides = (): void => window.localStorage.removeItem(OVERRIDES_KEY);
