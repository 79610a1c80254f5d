import { createHash } from 'node:crypto';
import { COMPRESSED } from '../publish/compress';
import { ReleaseConflictError, ReleaseError } from './errors';
import { manifestBytes, manifestPath, type ReleaseManifest, readManifest } from './manifest';
import type { ReleaseStore } from './store/store';

/** Files that are sent at the same time. */
const PARALLEL = 8;
/** Licenses of others, named for a script; two releases can have the script in common and not these. */
const isNotice = (path: string) => path.endsWith('.LICENSE.txt');

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Works on a few items at a time; after a failure it starts no more, and ends what it began. */
async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  const ended = await Promise.allSettled(
    Array.from({ length: PARALLEL }, () =>
      worker().catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      }),
    ),
  );
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

/** How two releases of one version differ, one line for each file. */
function differences(published: ReleaseManifest, built: ReleaseManifest): string[] {
  const paths = [...new Set([...Object.keys(published.files), ...Object.keys(built.files)])].sort();
  const lines = paths.flatMap((path) => {
    const [before, after] = [published.files[path], built.files[path]];
    if (before === after || isNotice(path)) return [];
    if (before === undefined) return [`${path} (not in the published one)`];
    return [after === undefined ? `${path} (only in the published one)` : `${path} (other content)`];
  });
  const same = lines.length > 0 || manifestEntry(published) === manifestEntry(built);
  return same ? lines : [`${manifestPath(built.name, built.version)} (title, patterns or ranges)`];
}

const manifestEntry = (manifest: ReleaseManifest) =>
  manifest.kind === 'remote' ? JSON.stringify(manifest.entry) : '';

function refuseOther(published: ReleaseManifest, built: ReleaseManifest): void {
  const lines = differences(published, built);
  if (lines.length > 0) throw new ReleaseConflictError(built.name, built.version, lines);
}

async function copyFile(
  from: ReleaseStore,
  to: ReleaseStore,
  path: string,
  hash: string,
): Promise<'sent' | 'there' | 'differs'> {
  const file = await from.read(path);
  if (file === null || hashOf(file.bytes) !== hash)
    throw new ReleaseError(`${path} in ${from.place} is not the file that its release was built with`);
  const sent = await to.create(path, file.bytes);
  if (!sent && !isNotice(path)) {
    const there = await to.read(path);
    if (there === null || hashOf(there.bytes) !== hash) return 'differs';
  }
  for (const ending of Object.keys(COMPRESSED)) {
    const compressed = await from.read(path + ending);
    // Another compressor's bytes are as good.
    if (compressed !== null) await to.create(path + ending, compressed.bytes);
  }
  return sent ? 'sent' : 'there';
}

/** What publishing a release's files came to. */
export type FilesOutcome = { readonly kind: 'published'; readonly sent: number } | { readonly kind: 'known' };

/**
 * Copies a release's files from where it was built, or published, to a store: first the files, then the
 * manifest that says that they are all there. Begun again after an interruption, it sends what is missing.
 * @throws {ReleaseConflictError} when the version is published with other bytes.
 */
export async function publishFiles(
  from: ReleaseStore,
  to: ReleaseStore,
  manifest: ReleaseManifest,
): Promise<FilesOutcome> {
  const { name, version, files } = manifest;
  const published = await readManifest(to, name, version);
  if (published !== null) {
    refuseOther(published, manifest);
    return { kind: 'known' };
  }
  let sent = 0;
  const different: string[] = [];
  await eachOf(Object.entries(files), async ([path, hash]) => {
    const outcome = await copyFile(from, to, path, hash);
    if (outcome === 'sent') sent += 1;
    if (outcome === 'differs') different.push(`${path} (other content)`);
  });
  if (different.length > 0) throw new ReleaseConflictError(name, version, different.sort());
  if (await to.create(manifestPath(name, version), manifestBytes(manifest)))
    return { kind: 'published', sent };
  // Somebody published the same version at the same moment.
  const other = await readManifest(to, name, version);
  if (other !== null) refuseOther(other, manifest);
  return { kind: 'known' };
}
