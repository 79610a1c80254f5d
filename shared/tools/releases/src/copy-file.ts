import { ReleaseError } from './errors';
import { hashOf } from './hash-of';
import { DECOMPRESSED } from './store/compress';
import type { ReleaseStore } from './store/store';

type Unpack = (bytes: Uint8Array, maxBytes: number) => Promise<Uint8Array>;

/** A compressed variant of a file. */
export interface Variant {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly unpack: Unpack;
}

/** Whether a compressed variant unpacks to the file with this hash and size; else why it does not. */
export async function checkVariant(
  { bytes, unpack }: Variant,
  hash: string,
  size: number,
): Promise<{ readonly ok: boolean; readonly cause?: unknown }> {
  try {
    return { ok: hashOf(await unpack(bytes, Math.max(1, size))) === hash };
  } catch (cause) {
    return { ok: false, cause };
  }
}

/** Reads the compressed variants of a file that a store has. */
export async function variantsOf(store: ReleaseStore, path: string): Promise<Variant[]> {
  const read = Object.entries(DECOMPRESSED).map(async ([extension, unpack]) => {
    const stored = await store.read(path + extension);
    return stored === null ? [] : [{ path: path + extension, bytes: stored.bytes, unpack }];
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
  const size = file.bytes.length;
  const variants = await variantsOf(from, path);
  for (const variant of variants) {
    const checked = await checkVariant(variant, hash, size);
    if (checked.ok) continue;
    const where = `${variant.path} in ${from.location}`;
    throw new ReleaseError(`${where} does not unpack to the file beside it`, { cause: checked.cause });
  }
  const sent = await to.create(path, file.bytes);
  if (!sent && !isLicenseNotice(path)) {
    const stored = await to.read(path);
    if (stored === null || hashOf(stored.bytes) !== hash) return { kind: 'differs', path };
  }
  for (const variant of variants) {
    if ((await to.create(variant.path, variant.bytes)) || isLicenseNotice(path)) continue;
    // Existing variants are kept: another compressor can produce different bytes for the same content.
    const stored = await to.read(variant.path);
    const kept = stored !== null && (await checkVariant({ ...variant, bytes: stored.bytes }, hash, size)).ok;
    if (!kept) return { kind: 'differs', path: variant.path };
  }
  return { kind: sent ? 'sent' : 'exists' };
}
