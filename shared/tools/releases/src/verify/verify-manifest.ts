import { isInUse, type RemoteRelease, type Trust } from '@portal/contract';
import { isReleaseError } from '../errors';
import {
  manifestPath,
  type ReleaseId,
  type ReleaseManifest,
  readManifest,
  readVersion,
  releaseFolder,
  serializeManifest,
} from '../manifest';
import { removeVersions, unmarkRemoved } from '../removal/remove-versions';
import { entryRefusals, manifestRefusals } from '../signing/refusals';
import { hashOf, type ReleaseStore, replaceOne } from '../store/store';
import type { Finding } from './finding';

/** A release that the store uses. */
export interface UsedRelease extends ReleaseId {
  /** Its registry entry; `null` for the host. */
  readonly entry: RemoteRelease | null;
  /** Whether it is the live host. */
  readonly isLive: boolean;
}

/** What releases are verified with. */
export interface VerifyOptions {
  /** Another store that may have the releases, for example staging. Default: none. */
  readonly from?: ReleaseStore | undefined;
  /** The trusts that the releases in use are held against. */
  readonly trusts: readonly Trust[];
}

/** The manifest, if it could be read or repaired. */
interface VerifiedManifest {
  readonly manifest: ReleaseManifest | null;
  readonly findings: readonly Finding[];
}

const found = (finding: Finding, manifest: ReleaseManifest | null = null): VerifiedManifest => ({
  manifest,
  findings: [finding],
});

/**
 * Whether another store's manifest describes the release that this store has: the registry lists the entry of a
 * remote; of a host, a document of this store has the manifest's hash, and documents name the host's scripts.
 */
async function describesRelease(
  store: ReleaseStore,
  { version, entry }: UsedRelease,
  manifest: ReleaseManifest,
): Promise<boolean> {
  if (manifest.kind === 'remote')
    return entry !== null && entryRefusals(manifest.name, entry, manifest.entry).length === 0;
  const folder = `${releaseFolder(manifest.name, version)}/`;
  for (const [path, hash] of Object.entries(manifest.files)) {
    const stored = path.startsWith(folder) && path.endsWith('.html') ? await store.read(path) : null;
    if (stored !== null && hashOf(stored.bytes) === hash) return true;
  }
  return false;
}

/** Copies a manifest from another store, if it describes the release that this store has. */
async function restoreManifest(
  store: ReleaseStore,
  release: UsedRelease,
  { from, trusts }: VerifyOptions,
  problem: string,
): Promise<VerifiedManifest> {
  const { name, version } = release;
  const path = manifestPath(name, version);
  const broken = (reason: string) => found({ kind: 'broken', path, reason });
  const copy = from === undefined ? null : await readVersion(from, name, version);
  if (from === undefined || copy?.kind !== 'complete')
    return broken(`${problem}, and no copy of it was found`);
  const { manifest } = copy;
  const [refusal] = await manifestRefusals(copy, trusts);
  if (refusal !== undefined) return broken(`${problem}, and that of ${from.location} ${refusal.reason}`);
  if (!(await describesRelease(store, release, manifest)))
    return broken(`${problem}, and ${from.location} has another release of this version`);
  const stored = await store.read(path);
  if (!(await replaceOne(store, path, serializeManifest(manifest), stored)))
    return broken(`${problem}, and was changed by others; try again`);
  return found({ kind: 'repaired', path, how: `from ${from.location}` }, manifest);
}

/** Finishes a removal that was interrupted: removes the release from the registry, or restores its manifest if it has visitors. */
async function finishRemoval(store: ReleaseStore, { name, version, entry }: UsedRelease) {
  const path = manifestPath(name, version);
  const isUsed = entry === null || isInUse(entry);
  if (!isUsed) {
    await removeVersions(store, [{ name, version }], { listed: 'unlist' });
    return found({ kind: 'repaired', path, how: 'by finishing its removal' });
  }
  if (!(await unmarkRemoved(store, { name, version })))
    return found({ kind: 'broken', path, reason: 'the release was removed, but the registry uses it' });
  const how = 'by undoing a removal, because it has visitors';
  return found({ kind: 'repaired', path, how }, await readManifest(store, name, version));
}

/**
 * The trusts that a release without visitors is held against. It may be older than signatures, or signed with a key that
 * was revoked: it cannot run, and that is no damage.
 */
export const trustsWithoutVisitors = (trusts: readonly Trust[]): readonly Trust[] =>
  trusts.map(({ keys }) => ({
    mode: 'prefer',
    keys: keys.map(({ revoked, ...key }) => key),
    oldest: {},
  }));

const trustsFor = ({ entry, isLive }: UsedRelease, { trusts }: VerifyOptions): readonly Trust[] =>
  isLive || (entry !== null && isInUse(entry)) ? trusts : trustsWithoutVisitors(trusts);

/** Checks that a used release has a valid and signed manifest, and repairs it. REL-14, TRUST-4. */
export async function verifyManifest(
  store: ReleaseStore,
  release: UsedRelease,
  options: VerifyOptions,
): Promise<VerifiedManifest> {
  const { name, version } = release;
  const stored = await readVersion(store, name, version).catch((error: unknown) => {
    if (isReleaseError(error)) return null;
    throw error;
  });
  if (stored === null) return restoreManifest(store, release, options, 'is damaged');
  if (stored.kind === 'none') return restoreManifest(store, release, options, 'is missing');
  if (stored.kind === 'removed') return finishRemoval(store, release);
  const [refusal] = await manifestRefusals(stored, trustsFor(release, options));
  if (refusal !== undefined) return restoreManifest(store, release, options, refusal.reason);
  return { manifest: stored.manifest, findings: [] };
}
