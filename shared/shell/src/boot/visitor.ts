const KEY = 'portal-visitor';

/** A random name for this browser, so that a canary keeps its visitors. It says nothing about anyone. */
export function visitorId(): string {
  try {
    const known = window.localStorage.getItem(KEY);
    if (known !== null) return known;
    const id = Math.random().toString(36).slice(2);
    window.localStorage.setItem(KEY, id);
    return id;
  } catch {
    // Without storage every page load is a new visitor.
    return Math.random().toString(36).slice(2);
  }
}
