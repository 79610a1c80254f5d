/** Where a browser keeps its overrides: a JSON object of addresses by remote, `{"mfe-cae": "http://…"}`. */
export const OVERRIDES_KEY = 'portal-overrides';

/** What the storage holds, unread. `null` for nothing, also where there is no storage. */
export function storedOverrides(): string | null {
  try {
    return window.localStorage.getItem(OVERRIDES_KEY);
  } catch {
    return null;
  }
}
