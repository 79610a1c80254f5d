import { isLicenseNotice, type Variant, variantsOf } from '../publish-files';
import { retry } from '../retry';
import { compress, EXTENSIONS, type Extension, isCompressible, isVariant, unpack } from '../store/compress';
import { hashOf, type ReleaseStore, replaceOne } from '../store/store';
import type { Finding } from './finding';

/** Largest file that is restored from a compressed variant, in bytes. Without the file, its size is not known. */
const MAX_RESTORED_BYTES = 64 * 1024 * 1024;

/** Finds the bytes of a file in its own compressed variants, or in another store. */
async function findSource(
  variants: readonly Variant[],
  from: ReleaseStore | undefined,
  path: string,
  hash: string,
) {
  for (const variant of variants) {
    // One that is damaged, too, is skipped.
    const bytes = await unpack(variant.extension, variant.bytes, MAX_RESTORED_BYTES).catch(() => null);
    if (bytes !== null && hashOf(bytes) === hash) return { bytes, how: `from ${variant.path}` };
  }
  const other = await from?.read(path);
  return from !== undefined && other != null && hashOf(other.bytes) === hash
    ? { bytes: other.bytes, how: `from ${from.location}` }
    : null;
}

/** Compresses a file again in place of a damaged or missing variant. */
const verifyVariant = (
  store: ReleaseStore,
  file: { readonly path: string; readonly bytes: Uint8Array },
  extension: Extension,
): Promise<Finding[]> => {
  const path = file.path + extension;
  return retry(store.location, path, async () => {
    const stored = await store.read(path);
    const isFine =
      stored === null
        ? !isCompressible(file.path, file.bytes.length)
        : await isVariant(extension, stored.bytes, file.bytes);
    if (isFine) return [];
    if (!(await replaceOne(store, path, await compress(extension, file.bytes), stored))) return undefined;
    return [{ kind: 'repaired', path, how: `from ${file.path}` }];
  });
};

/**
 * Compares a file of a release and its compressed variants with the hash in the manifest, and repairs what is
 * damaged or missing. REL-14.
 * @param from another store that may have the file. Default: none.
 */
export async function verifyFile(
  store: ReleaseStore,
  path: string,
  hash: string,
  from?: ReleaseStore,
): Promise<Finding[]> {
  const variants = await variantsOf(store, path);
  const findings: Finding[] = [];
  const bytes = await retry(store.location, path, async () => {
    const stored = await store.read(path);
    // The notices of two builds can differ, so that other bytes are no damage.
    if (stored !== null && (isLicenseNotice(path) || hashOf(stored.bytes) === hash)) return stored.bytes;
    const source = await findSource(variants, from, path, hash);
    if (source === null) {
      const reason = `${stored === null ? 'is missing' : 'is damaged'}, and no copy of it was found`;
      findings.push({ kind: 'broken', path, reason });
      return null;
    }
    if (!(await replaceOne(store, path, source.bytes, stored))) return undefined;
    findings.push({ kind: 'repaired', path, how: source.how });
    return source.bytes;
  });
  if (bytes === null) return findings;
  const repaired = EXTENSIONS.map((extension) => verifyVariant(store, { path, bytes }, extension));
  return [...findings, ...(await Promise.all(repaired)).flat()];
}
