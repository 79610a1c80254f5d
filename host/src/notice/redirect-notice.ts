import type { RedirectNotice } from '@portal/router';

/** Longest address that is shown, in characters. */
const MAX_SHOWN = 200;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The value of a history state's `notice`, which any script on the page may have written; `null` if it is none. */
export function parseNotice(value: unknown): RedirectNotice | null {
  if (!isRecord(value)) return null;
  const { kind, address, shown, purpose, wanted, reason } = value;
  if (kind === 'unknown-address' && typeof address === 'string')
    return { kind, address, shown: typeof shown === 'string' ? shown : undefined };
  if (kind === 'sign-in' && typeof purpose === 'string' && typeof wanted === 'string')
    return { kind, purpose, wanted };
  if (kind === 'refused' && typeof reason === 'string') return { kind, reason };
  return null;
}

/** An address as people read it: decoded where it can be, and not too long. */
export function readableAddress(address: string): string {
  let text = address;
  try {
    text = decodeURI(address);
  } catch {
    // A malformed encoding, such as `%E0%A4%A`, is shown as it is.
  }
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

/** The path, query and hash of a wanted page at this origin; `null` for anything else. */
export function internalPath(wanted: string): string | null {
  if (wanted === '' || !URL.canParse(wanted, window.location.origin)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, window.location.origin);
  return origin === window.location.origin ? pathname + search + hash : null;
}
