import { readStored, writeStored } from '@portal/ui/local-storage';

/** Prefix of the local storage keys. */
const STORAGE_PREFIX = 'portal.requested.';

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

const keyOf = (product: string, email: string) => `${STORAGE_PREFIX}${product}.${fingerprint(email)}`;

/** When a user requested an evaluation of a product on this machine; `null` if never. ALERT-12. */
export function requestedOn(product: string, email: string): Date | null {
  const day = new Date(Number(readStored(keyOf(product, email))));
  // Neither what is not stored nor what is no date.
  return day.getTime() > 0 ? day : null;
}

/** Remembers that a user has requested an evaluation of a product. ALERT-12. */
export function rememberRequest(product: string, email: string, at: Date): void {
  writeStored(keyOf(product, email), String(at.getTime()));
}
