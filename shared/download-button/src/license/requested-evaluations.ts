/** Local storage key. Session storage holds only the keys of the session (SES-3). */
const STORAGE_KEY = 'portal.requested-evaluations';

/**
 * A fingerprint of the user (FNV-1a), so that the storage of a shared machine does not tell an email address. It
 * keeps users apart and protects nothing.
 */
function fingerprint(email: string): string {
  let hash = 2166136261;
  for (const character of email.trim().toLowerCase())
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return (hash >>> 0).toString(36);
}

const keyOf = (product: string, email: string) => `${product}:${fingerprint(email)}`;

function readAll(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {}; // Storage is disabled, or somebody else wrote to it.
  }
}

/** When a user requested an evaluation of a product on this machine; `null` if never. ALERT-12. */
export function requestedOn(product: string, email: string): Date | null {
  const all = readAll();
  const key = keyOf(product, email);
  const time = Object.hasOwn(all, key) ? all[key] : null;
  return typeof time === 'number' && Number.isFinite(time) ? new Date(time) : null;
}

/** Remembers that a user has requested an evaluation of a product. ALERT-12. */
export function rememberRequest(product: string, email: string, at: Date): void {
  try {
    const all = { ...readAll(), [keyOf(product, email)]: at.getTime() };
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify(all));
  } catch {
    // Without storage the request is not remembered; it has been sent all the same.
  }
}
