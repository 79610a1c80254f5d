import { ReleaseError } from '../errors';
import { manifestPath, readManifest, serializeManifest } from '../manifest';
import { DryRunStore } from '../store/dry-run-store';
import type { ReleaseStore } from '../store/store';
import { type SigningKey, signManifest } from './sign-release';

/**
 * A store whose release is signed, without a change of the store itself: a release is built where no key is, and signed
 * where it is published. TRUST-4.
 * @throws {ReleaseError} if the store does not have the release, or it is signed already.
 */
export async function signedStore(
  store: ReleaseStore,
  { name, version }: { readonly name: string; readonly version: string },
  key: SigningKey,
): Promise<ReleaseStore> {
  const manifest = await readManifest(store, name, version);
  if (manifest === null) throw new ReleaseError(`${store.location} has no release ${version} of ${name}`);
  if (manifest.signature !== undefined)
    throw new ReleaseError(`${name} ${version} is signed already, by ${manifest.signature.key}`);
  const path = manifestPath(name, version);
  const signed = new DryRunStore(store);
  const expected = (await store.read(path))?.tag ?? null;
  await signed.replace([{ path, bytes: serializeManifest(signManifest(manifest, key)), expected }]);
  return signed;
}
