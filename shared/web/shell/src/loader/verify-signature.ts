import { signatureRefusal, type Trust } from '@portal/contract';
import type { Candidate } from '../source/source';
import { RemoteLoadError } from './errors';
import { isExempt } from './require-integrity';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** Verifies an Ed25519 signature with Web Crypto. @throws where the browser cannot, such as on a page without TLS. */
async function verify(key: string, signature: string, text: string): Promise<boolean> {
  let value: ReturnType<typeof bytesOf>;
  try {
    value = bytesOf(signature);
  } catch {
    return false; // It is no base64: a registry may contain anything.
  }
  const imported = await crypto.subtle.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', imported, value, new TextEncoder().encode(text));
}

/**
 * Refuses a release that is not signed as the host's document requires, before any of its code runs. TRUST-2.
 * @param json the trust in the host's document, whose shape the build has checked.
 * @throws {RemoteLoadError} with the reason.
 */
export async function assertSigned(json: string, candidate: Candidate): Promise<void> {
  if (isExempt(candidate)) return;
  const { release, part } = candidate;
  const trust = JSON.parse(json) as Trust;
  const reason = await signatureRefusal(part.remote, release, trust, verify).catch((cause: unknown) => {
    // Old browsers do not know Ed25519.
    if (trust.mode === 'prefer') return undefined;
    throw new RemoteLoadError('contract', part, 'this browser cannot verify its signature', { cause });
  });
  if (reason !== undefined) throw new RemoteLoadError('contract', part, `it ${reason}`);
}
