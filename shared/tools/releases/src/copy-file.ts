import { ReleaseError } from './errors';
import { hashOf } from './hash-of';
import { assertVariant, EXTENSIONS, type Extension, isVariant } from './store/compress';
import type { ReleaseStore } from './store/store';

/** A compressed variant of a file. */
export interface Variant {
  readonly path: string;
  readonly extension: Extension;
  readonly bytes: Uint8Array;
}

/** Reads the compressed variants of a file that a store has. */
export async function variantsOf(store: ReleaseStore, file: string): Promise<Variant[]> {
  const read = EXTENSIONS.map(async (extension) => {
    const path = file + extension;
    const stored = await store.read(path);
    return stored === null ? [] : [{ path, extension, bytes: stored.bytes }];
  });
  return (await Promise.all(read)).flat();
}

/**
 * Third-party license notices of a script of the host. Two releases can share the script and have different notices. A
 * remote's release has its own.
 */
export const isLicenseNotice = (path: string): boolean =>
  path.startsWith('host/') && path.endsWith('.LICENSE.txt');

/** Result of copying a file. `differs`: the target has the file, or a variant of it, with other content. */
export type CopyOutcome =
  | { readonly kind: 'sent' | 'exists' }
  | { readonly kind: 'differs'; readonly path: string };

/**
 * Copies a file of a release and its compressed variants, after all of them were checked. REL-9.
 * @param hash the file's hash in the manifest.
 * @throws {ReleaseError} if the file has another hash, or a variant unpacks to something else.
 */
export async function copyFile(
  from: ReleaseStore,
  to: ReleaseStore,
  path: string,
  hash: string,
): Promise<CopyOutcome> {
  const file = await from.read(path);
  if (file === null || hashOf(file.bytes) !== hash)
    throw new ReleaseError(`${path} in ${from.location} is not the file that its release was built with`);
  const variants = await variantsOf(from, path);
  for (const variant of variants)
    await assertVariant(variant.extension, variant.bytes, file.bytes).catch((cause: unknown) => {
      const where = `${variant.path} in ${from.location}`;
      throw new ReleaseError(`${where} does not unpack to the file beside it`, { cause });
    });
  const sent = await to.create(path, file.bytes);
  if (!sent && !isLicenseNotice(path)) {
    const stored = await to.read(path);
    if (stored === null || hashOf(stored.bytes) !== hash) return { kind: 'differs', path };
  }
  for (const variant of variants) {
    if ((await to.create(variant.path, variant.bytes)) || isLicenseNotice(path)) continue;
    // Existing variants are kept: another compressor can produce different bytes for the same content.
    const stored = await to.read(variant.path);
    if (stored === null || !(await isVariant(variant.extension, stored.bytes, file.bytes)))
      return { kind: 'differs', path: variant.path };
  }
  return { kind: sent ? 'sent' : 'exists' };
}
