import * as v from 'valibot';
import { UNUSED_MARK } from '../check-contents';
import { forEachLimited } from '../for-each-limited';
import {
  isPartName,
  isVersion,
  manifestPath,
  type ReleaseId,
  readAnyVersion,
  releaseFolder,
} from '../manifest';
import { changeRegistry, readRegistry } from '../registry/registry-store';
import { forgetPredecessors } from '../registry/releases';
import { isListed, removeVersions } from '../removal/remove-versions';
import { retry } from '../retry';
import { bytesOf, filesBelow, type ReleaseStore, readText, replaceOne } from '../store/store';

const markSchema = v.object({ since: v.pipe(v.string(), v.isoTimestamp()) });

const unusedMarkPath = ({ name, version }: ReleaseId): string =>
  `${releaseFolder(name, version)}/${UNUSED_MARK}`;

/**
 * The record that a release was listed after it was marked. It is outside of `remotes/`, because the operator's pipeline
 * lists releases and may neither delete nor write there. LEAST-2.
 */
const usedRecordPath = ({ name, version }: ReleaseId): string => `.used/${name}@${version}.json`;

/** A mark as it is stored. Void: the release was listed since, so that the mark no longer counts. */
type StoredMark =
  | { readonly kind: 'none' }
  | { readonly kind: 'counts'; readonly since: Date; readonly text: string; readonly tag: string }
  | { readonly kind: 'void'; readonly tag: string };

/** Reads a mark. One that is not valid is void: it says no time. */
export async function readMark(store: ReleaseStore, release: ReleaseId): Promise<StoredMark> {
  const path = unusedMarkPath(release);
  const stored = await readText(store, path);
  if (stored === null) return { kind: 'none' };
  const mark = v.safeParse(v.pipe(v.string(), v.parseJson(), markSchema), stored.text);
  const { text, tag } = stored;
  if (!mark.success) return { kind: 'void', tag };
  // A record makes void the mark that it repeats, not a later one: no clock is compared, and it never ages a release.
  const isVoid = (await readText(store, usedRecordPath(release)))?.text === text;
  return isVoid ? { kind: 'void', tag } : { kind: 'counts', since: new Date(mark.output.since), text, tag };
}

/** Marks a release as unused. Another collection may have done so meanwhile. */
async function markUnused(
  store: ReleaseStore,
  release: ReleaseId,
  since: Date,
  before: Exclude<StoredMark, { kind: 'counts' }>,
): Promise<void> {
  const path = unusedMarkPath(release);
  const bytes = bytesOf(`${JSON.stringify({ since: since.toISOString() })}\n`);
  if (before.kind === 'none') await store.create(path, bytes);
  else await replaceOne(store, path, bytes, before);
}

/** Makes a mark void, for a release that is listed: with the operator's rights, which delete no file. REL-15, LEAST-2. */
export async function voidUnusedMark(store: ReleaseStore, release: ReleaseId): Promise<void> {
  const path = usedRecordPath(release);
  await retry(store.location, path, async () => {
    const mark = await readMark(store, release);
    if (mark.kind !== 'counts') return true;
    await replaceOne(store, path, bytesOf(mark.text), await store.read(path));
    return undefined; // check again: it may have been marked anew, or the record written by another publisher
  });
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The versions of remotes that a store has a folder for, and that the registry does not list. */
async function unlistedVersions(store: ReleaseStore): Promise<ReleaseId[]> {
  const remotes = (await store.list('remotes')).folders.filter((folder) => isPartName(nameOf(folder)));
  const found = await Promise.all(
    remotes.map(async (folder) => {
      const versions = (await store.list(folder)).folders.map(nameOf).filter(isVersion);
      return versions.map((version) => ({ name: nameOf(folder), version }));
    }),
  );
  // After the folders: a release that was published in the meantime is listed, or not seen.
  const registry = await readRegistry(store);
  return found.flat().filter((version) => !isListed(registry, version));
}

/** What a collection found about a release that the registry does not list. */
export type Unused = ReleaseId &
  (
    | { readonly kind: 'marked' }
    /** Unused since this time, and not long enough. */
    | { readonly kind: 'waiting'; readonly since: Date }
    | { readonly kind: 'removed' }
    /** It was published again in the meantime. */
    | { readonly kind: 'kept' }
  );

/** Options of {@link collectGarbage}. */
export interface GarbageOptions {
  /** How long a release must have been unused, in milliseconds. */
  readonly olderThan: number;
  /** Default: now. */
  readonly now?: Date;
}

/** Marks a release that has no mark that counts. @returns `expired`: it is to be removed; `gone`: it was. */
async function inspect(
  store: ReleaseStore,
  release: ReleaseId,
  { olderThan, now }: Required<GarbageOptions>,
): Promise<Unused | 'expired' | 'gone'> {
  const mark = await readMark(store, release);
  if (mark.kind === 'counts') {
    const { since } = mark;
    return now.getTime() - since.getTime() >= olderThan ? 'expired' : { ...release, kind: 'waiting', since };
  }
  const { name, version } = release;
  if ((await readAnyVersion(store, name, version)).kind !== 'removed') {
    await markUnused(store, release, now, mark);
    return olderThan <= 0 ? 'expired' : { ...release, kind: 'marked' };
  }
  const files = await filesBelow(store, releaseFolder(name, version));
  // Other files than the record are left over from an interrupted removal.
  return files.some((path) => path !== manifestPath(name, version)) ? 'expired' : 'gone';
}

/** Makes the marks void of releases that were listed while they were marked. */
async function voidMarksOfListed(store: ReleaseStore, unused: readonly Unused[]): Promise<void> {
  const marked = unused.filter(({ kind }) => kind === 'marked');
  if (marked.length === 0) return;
  const registry = await readRegistry(store);
  for (const release of marked) if (isListed(registry, release)) await voidUnusedMark(store, release);
}

const byNameAndVersion = (one: ReleaseId, other: ReleaseId): number =>
  `${one.name} ${one.version}` < `${other.name} ${other.version}` ? -1 : 1;

/**
 * Removes the releases of remotes that nothing has referred to for a time. The first collection that finds a
 * release unlisted marks it; a later one removes it when the mark is old enough. Listing it again makes the
 * mark void. Predecessors that were replaced before the window are forgotten first; the registry then lists
 * them as long as any other unused release. REL-15.
 *
 * Never removes what the registry lists: defaults, canaries, predecessors, the latest releases. Releases of
 * the host stay, because they share scripts.
 */
export async function collectGarbage(store: ReleaseStore, options: GarbageOptions) {
  const { olderThan, now = new Date() } = options;
  const forget = forgetPredecessors(new Date(now.getTime() - olderThan));
  const registry = await changeRegistry(store, (before) => ({
    ...before,
    microFrontends: Object.fromEntries(
      Object.entries(before.microFrontends).map(([name, releases]) => [name, [...forget(releases, name)]]),
    ),
  }));
  const unused: Unused[] = [];
  const expired: ReleaseId[] = [];
  await forEachLimited(await unlistedVersions(store), async (version) => {
    const inspected = await inspect(store, version, { olderThan, now });
    if (inspected === 'expired') expired.push(version);
    else if (inspected !== 'gone') unused.push(inspected);
  });
  await voidMarksOfListed(store, unused);
  const { removed, kept, files } = await removeVersions(store, expired, { listed: 'keep', now });
  await store.remove(removed.map(usedRecordPath));
  const releases: Unused[] = [
    ...unused,
    ...removed.map((version) => ({ ...version, kind: 'removed' as const })),
    ...kept.map((version) => ({ ...version, kind: 'kept' as const })),
  ];
  return { registry, releases: releases.sort(byNameAndVersion), files };
}
