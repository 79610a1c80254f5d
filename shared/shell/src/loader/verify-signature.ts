import { type RemoteRelease, signatureRefusal, TRUST_ELEMENT, type Trust } from '@portal/contract';
import type { ReleaseOrigin } from '../remote-status/remote-status';
import { type FailedPart, RemoteLoadError } from './errors';
import { isExempt } from './require-integrity';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** Verifies an Ed25519 signature with Web Crypto. @throws where the browser cannot, such as on a page without TLS. */
async function verify(key: string, signature: string, text: string): Promise<boolean> {
  const imported = await crypto.subtle.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', imported, bytesOf(signature), new TextEncoder().encode(text));
}

/** The trust in the host's document; `null` if it has none. The build has checked its shape. */
export function readTrust(): Trust | null {
  const json = document.getElementById(TRUST_ELEMENT)?.textContent;
  return json ? (JSON.parse(json) as Trust) : null;
}

/**
 * Refuses a release that is not signed as the host's document requires, before any of its code runs. SIGN-2.
 * Nothing is requested, so it takes place while the scripts are on their way.
 * @throws {RemoteLoadError} with the reason.
 */
export async function assertSigned(
  release: RemoteRelease,
  part: FailedPart,
  from: ReleaseOrigin,
  trust = readTrust(),
): Promise<void> {
  if (trust === null || isExempt(release, from)) return;
  const reason = await signatureRefusal(part.remote ?? '', release, trust, verify).catch((cause: unknown) => {
    // Old browsers do not know Ed25519.
    if (trust.mode === 'prefer') return undefined;
    throw new RemoteLoadError('contract', part, 'this browser cannot verify its signature', { cause });
  });
  if (reason !== undefined) throw new RemoteLoadError('contract', part, `it ${reason}`);
}
