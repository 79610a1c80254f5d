import { type RemoteRelease, reduceToSegment, segmentsOf, signedText } from '@portal/contract';
import type { Signer } from './keys';

/** A team's private key with its name in the trust of the host. */
export interface SigningKey {
  readonly name: string;
  readonly signer: Signer;
}

/**
 * Signs a registry entry: once for each first path segment, because a page sees the entry reduced to its segment.
 * TRUST-1.
 */
export function signRelease(name: string, release: RemoteRelease, key: SigningKey): RemoteRelease {
  const segments = [...new Set(segmentsOf([release]))].sort();
  const bySegment = Object.fromEntries(
    segments.map((segment) => [
      segment,
      key.signer.sign(signedText(name, segment, reduceToSegment(release, segment))),
    ]),
  );
  return { ...release, extras: { ...release.extras, signatures: { key: key.name, bySegment } } };
}
