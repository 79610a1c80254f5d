import {
  canonicalJson,
  type RemoteRelease,
  reduceToSegment,
  SIGNATURE_FORMAT,
  segmentsOf,
  signedText,
} from '@portal/contract';
import type { ReleaseManifest } from '../manifest-schema';
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

/**
 * The text that a key signs of a release: its `release.json` as a whole, with the fields that this version does not
 * know. Left out are the signature and what a store adds when the release is published into it. As it lists the hash
 * of every file, every file is signed. TRUST-4.
 */
export function manifestText(manifest: ReleaseManifest): string {
  const { signature, publication, ...signed } = manifest;
  return canonicalJson({ format: SIGNATURE_FORMAT, signs: 'release.json', manifest: signed });
}

/** Signs a release: of a remote, the registry entry for each shard first, and then the whole manifest. TRUST-4. */
export function signManifest(manifest: ReleaseManifest, key: SigningKey): ReleaseManifest {
  const signed =
    manifest.kind === 'host'
      ? manifest
      : { ...manifest, entry: signRelease(manifest.name, manifest.entry, key) };
  return { ...signed, signature: { key: key.name, value: key.signer.sign(manifestText(signed)) } };
}
