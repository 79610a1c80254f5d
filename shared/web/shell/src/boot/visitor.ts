const VISITOR_KEY = 'portal-visitor';

/** A random id of this browser, so that a visitor keeps the same canary. It holds no personal data. */
export function visitorId(): string {
  try {
    const known = window.localStorage.getItem(VISITOR_KEY);
    if (known !== null) return known;
    const id = Math.random().toString(36).slice(2);
    window.localStorage.setItem(VISITOR_KEY, id);
    return id;
  } catch {
    // Without storage every page load gets a new id.
    return Math.random().toString(36).slice(2);
  }
}
