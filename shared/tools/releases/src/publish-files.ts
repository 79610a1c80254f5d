import { isStatement } from '@portal/build/render-files';
import { ReleaseConflictError, ReleaseError } from './errors';
import { forEachLimited } from './for-each-limited';
import {
  assertContained,
  manifestPath,
  type ReleaseManifest,
  readManifest,
  serializeManifest,
} from './manifest';
import { assertVariant, EXTENSIONS, isVariant } from './store/compress';
import { hashOf, type ReleaseStore } from './store/store';

/** A compressed variant of a file. */
export type Variant = Awaited<ReturnType<typeof variantsOf>>[number];

/** Reads the compressed variants of a file that a store has. */
export async function variantsOf(store: ReleaseStore, file: string) {
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
type CopyOutcome = { readonly kind: 'sent' | 'exists' } | { readonly kind: 'differs'; readonly path: string };

/**
 * Copies a file of a release and its compressed variants, after all of them were checked. REL-9.
 * @param hash the file's hash in the manifest.
 * @throws {ReleaseError} if the file has another hash, or a variant unpacks to something else.
 */
async function copyFile(
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

const manifestEntry = (manifest: ReleaseManifest) =>
  manifest.kind === 'remote' ? JSON.stringify(manifest.entry) : '';

/** @throws {ReleaseConflictError} if two releases of the same version differ. */
function assertSameContent(published: ReleaseManifest, built: ReleaseManifest): void {
  const paths = [...new Set([...Object.keys(published.files), ...Object.keys(built.files)])].sort();
  const lines = paths.flatMap((path) => {
    const [before, after] = [published.files[path], built.files[path]];
    if (before === after || isLicenseNotice(path) || isStatement(path)) return [];
    if (before === undefined) return [`${path} (not in the published one)`];
    return [after === undefined ? `${path} (only in the published one)` : `${path} (other content)`];
  });
  if (lines.length === 0 && manifestEntry(published) !== manifestEntry(built))
    lines.push(`${manifestPath(built.name, built.version)} (title, patterns or ranges)`);
  if (lines.length > 0) throw new ReleaseConflictError(built.name, built.version, lines);
}

/** Result of publishing a release's files. `known`: the same release was already published. */
export type FilesOutcome = { readonly kind: 'published'; readonly sent: number } | { readonly kind: 'known' };

/**
 * Copies a release from the store that it was built into, or published to, into another store: first the
 * files, then the manifest, which marks the release as complete. Run again after an interruption, it sends
 * only the missing files.
 * @throws {ReleaseConflictError} if the version is already published with different content.
 */
export async function publishFiles(
  from: ReleaseStore,
  to: ReleaseStore,
  manifest: ReleaseManifest,
): Promise<FilesOutcome> {
  const { name, version, files } = manifest;
  assertContained(manifest, name, version, `The manifest of ${name} ${version}`);
  const published = await readManifest(to, name, version);
  if (published !== null) {
    assertSameContent(published, manifest);
    return { kind: 'known' };
  }
  let sent = 0;
  const different: string[] = [];
  await forEachLimited(Object.entries(files), async ([path, hash]) => {
    const outcome = await copyFile(from, to, path, hash);
    if (outcome.kind === 'sent') sent += 1;
    if (outcome.kind === 'differs') different.push(`${outcome.path} (other content)`);
  });
  if (different.length > 0) throw new ReleaseConflictError(name, version, different.sort());
  if (await to.create(manifestPath(name, version), serializeManifest(manifest)))
    return { kind: 'published', sent };
  // Another process published the same version concurrently.
  const other = await readManifest(to, name, version);
  if (other !== null) assertSameContent(other, manifest);
  return { kind: 'known' };
}
