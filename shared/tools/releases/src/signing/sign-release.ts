import {
  canonicalJson,
  type RemoteRelease,
  reduceToSegment,
  SIGNATURE_FORMAT,
  segmentsOf,
  signedText,
} from '@portal/contract';
import { ReleaseError } from '../errors';
import { manifestPath, type ReleaseId, readManifest, serializeManifest } from '../manifest';
import type { ReleaseManifest } from '../manifest-schema';
import { DryRunStore } from '../store/dry-run-store';
import { type ReleaseStore, replaceOne } from '../store/store';
import type { SigningKey } from './keys';

/**
 * Signs a registry entry: once for each first path segment, because a page sees the entry reduced to its segment.
 * TRUST-1.
 */
export function signRelease(name: string, release: RemoteRelease, key: SigningKey): RemoteRelease {
  const segments = [...new Set(segmentsOf([release]))].sort();
  const bySegment = Object.fromEntries(
    segments.map((segment) => [
      segment,
      key.sign(signedText(name, segment, reduceToSegment(release, segment))),
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
  return { ...signed, signature: { key: key.name, value: key.sign(manifestText(signed)) } };
}

/**
 * A store whose release is signed, without a change of the store itself: a release is built where no key is, and signed
 * where it is published. TRUST-4.
 * @throws {ReleaseError} if the store does not have the release, or it is signed already.
 */
export async function signedStore(
  store: ReleaseStore,
  { name, version }: ReleaseId,
  key: SigningKey,
): Promise<ReleaseStore> {
  const manifest = await readManifest(store, name, version);
  if (manifest === null) throw new ReleaseError(`${store.location} has no release ${version} of ${name}`);
  if (manifest.signature !== undefined)
    throw new ReleaseError(`${name} ${version} is signed already, by ${manifest.signature.key}`);
  const path = manifestPath(name, version);
  const signed = new DryRunStore(store);
  await replaceOne(signed, path, serializeManifest(signManifest(manifest, key)), await store.read(path));
  return signed;
}
