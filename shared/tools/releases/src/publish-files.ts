import { isStatement } from '@portal/build/render-files';
import { copyFile, isLicenseNotice } from './copy-file';
import { ReleaseConflictError } from './errors';
import { forEachLimited } from './for-each-limited';
import {
  assertContained,
  manifestPath,
  type ReleaseManifest,
  readManifest,
  serializeManifest,
} from './manifest';
import type { ReleaseStore } from './store/store';

/** Lists how two releases of the same version differ, one line per file. */
function differences(published: ReleaseManifest, built: ReleaseManifest): string[] {
  const paths = [...new Set([...Object.keys(published.files), ...Object.keys(built.files)])].sort();
  const lines = paths.flatMap((path) => {
    const [before, after] = [published.files[path], built.files[path]];
    if (before === after || isLicenseNotice(path) || isStatement(path)) return [];
    if (before === undefined) return [`${path} (not in the published one)`];
    return [after === undefined ? `${path} (only in the published one)` : `${path} (other content)`];
  });
  const isExplained = lines.length > 0 || manifestEntry(published) === manifestEntry(built);
  return isExplained ? lines : [`${manifestPath(built.name, built.version)} (title, patterns or ranges)`];
}

const manifestEntry = (manifest: ReleaseManifest) =>
  manifest.kind === 'remote' ? JSON.stringify(manifest.entry) : '';

function assertSameContent(published: ReleaseManifest, built: ReleaseManifest): void {
  const lines = differences(published, built);
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
