import { isInUse, type Registry, type RemoteRelease, type Trust } from '@portal/contract';
import {
  DryRunStore,
  describeRefusal,
  describeStaleShard,
  findIncompatible,
  findMissingExports,
  findStaleShards,
  HOST,
  type HostChangeOptions,
  type HostManifest,
  type LiveHost,
  listedIn,
  listedRefusals,
  manifestRefusals,
  ReleaseError,
  type ReleaseId,
  type ReleaseStore,
  readLive,
  readLiveHost,
  readRegistry,
  readVersion,
  releasesInUse,
  staleDocuments,
  trustRefusals,
  trustsOf,
} from '@portal/releases';
import { withProgress } from '../command-line/terminal';
import type { ReleaseRequest } from './request';

/** What all commands need, whether there is a store or not. */
export interface CommandContext
  extends Pick<ReleaseRequest, 'dryRun' | 'force' | 'portal' | 'pages' | 'unconfined'> {
  readonly options: HostChangeOptions;
  /** Another store whose live host must be able to run the result, too. Default: none. */
  readonly next?: ReleaseStore | undefined;
  /** The operator's own trust: that of this workspace. Default: only the live host's counts. TRUST-5. */
  readonly trust?: Trust | undefined;
  /** Receives what commands say. */
  readonly print: (lines: readonly string[]) => void;
  /** Folder that relative paths are relative to. */
  readonly directory: string;
}

/** What commands need that look at a store. */
export interface ReleaseContext extends CommandContext {
  readonly store: ReleaseStore;
  /** Checks the dry run of a change, and throws if the change is refused. Default: nothing more is checked. */
  readonly checkPlan?: (plan: ReleaseStore) => Promise<void>;
}

/** A store before and after a planned change. */
interface PlannedChange extends Pick<ReleaseContext, 'store' | 'trust'> {
  readonly plan: ReleaseStore;
  /** Releases that are checked although they receive no traffic. */
  readonly also: readonly ReleaseId[];
}

const keyOf = ({ name, version }: ReleaseId) => `${name} ${version}`;

/**
 * What releases would import after a change without the host exporting it, and do not before. Reads the manifests of
 * those releases only whose host, or whose traffic, changes: a store can have a thousand others. REVERSE-2.
 * @param host Default: the live one, before and after the change.
 */
async function addedMissingExports({ store, plan, also }: PlannedChange, host: HostManifest | undefined) {
  const after = host ?? (await readLiveHost(plan));
  const before = host ?? (await readLiveHost(store));
  if (after === null) return [];
  const isNewHost = before?.version !== after.version;
  const old = new Set(isNewHost ? [] : (await releasesInUse(store)).map(keyOf));
  const inUse = [...(await releasesInUse(plan)), ...also];
  const affected = inUse.filter((release) => !old.has(keyOf(release)));
  const known = isNewHost && before !== null ? await findMissingExports(plan, before, affected) : [];
  // The end of a line names the host, which differs.
  const startOf = (line: string) => line.split(', ')[0];
  const knownStarts = known.map(startOf);
  return (await findMissingExports(plan, after, affected)).filter(
    (line) => !knownStarts.includes(startOf(line)),
  );
}

/** The entries that a change lists, or gives traffic that they had not. */
function changedEntries(before: Registry, after: Registry): [name: string, entry: RemoteRelease][] {
  const keyOfEntry = (name: string, { metadata: { version } }: RemoteRelease) => keyOf({ name, version });
  const old = new Map(listedIn(before).map(([name, entry]) => [keyOfEntry(name, entry), entry]));
  return listedIn(after).filter(([name, entry]) => {
    const known = old.get(keyOfEntry(name, entry));
    return known === undefined || (isInUse(entry) && JSON.stringify(known) !== JSON.stringify(entry));
  });
}

/**
 * Why releases may not run that a change lists, gives traffic or makes live: they are not signed as the live host and
 * the operator require, or their registry entry is not the signed one. One line each. Reads the manifests of those
 * releases only. A host is held against the trust of the host before it, and one that becomes live must accept nothing
 * that was withdrawn. TRUST-4 to TRUST-6.
 */
async function addedRefusals({ store, plan, also, trust }: PlannedChange): Promise<string[]> {
  const trusts = await trustsOf(store, trust);
  const changed = changedEntries(await readRegistry(store), await readRegistry(plan));
  const listed = changed.map(([name, entry]) => listedRefusals(plan, name, entry, trusts));
  const [before, after] = [await liveOf(store), await liveOf(plan)];
  const host =
    after === null || after.version === before?.version ? [] : [{ name: HOST, version: after.version }];
  const others = [...host, ...also].map(async (release) => {
    const stored = await readVersion(plan, release.name, release.version);
    if (stored.kind !== 'complete') return [];
    const { manifest } = stored;
    return [
      ...(await manifestRefusals(stored, trusts)),
      ...(manifest.kind === 'host' && host.includes(release) ? trustRefusals(manifest, trusts) : []),
    ];
  });
  return [...new Set((await Promise.all([...listed, ...others])).flat().map(describeRefusal))];
}

/** The host that `--next` names. @throws {ReleaseError} if there is none: what cannot be checked is refused. */
async function readNextHost(next: ReleaseStore) {
  const host = await readLiveHost(next);
  if (host === null) throw new ReleaseError(`--next: ${next.location} has no release of the host`);
  return host;
}

/**
 * Holds a planned change against what the live host, and the one of `--next`, can run. REL-16.
 * @param also a release that is checked although it receives no traffic. Default: none.
 * @throws {ReleaseError} naming what they could not run after the change, and can run before it.
 */
export async function checkChange(
  { store, next, trust }: ReleaseContext,
  plan: ReleaseStore,
  also?: ReleaseId,
): Promise<void> {
  const planned: PlannedChange = { store, plan, trust, also: also === undefined ? [] : [also] };
  const hosts = [undefined, ...(next === undefined ? [] : [await readNextHost(next)])];
  const incompatible = hosts.map(async (host) => {
    const before = await findIncompatible(store, { host });
    const after = await findIncompatible(plan, { host, also });
    return [
      ...after.filter((problem) => !before.includes(problem)),
      ...(await addedMissingExports(planned, host)),
    ];
  });
  const added = [...(await Promise.all(incompatible)).flat(), ...(await addedRefusals(planned))];
  if (added.length > 0)
    throw new ReleaseError(
      `The host could not run these releases, so nothing was changed (--force overrides this):\n${added.join('\n')}`,
    );
}

/** What in a store is not as its registry and its live host say: a change was interrupted. One line each. */
export const describeStale = async (store: ReleaseStore): Promise<string[]> => [
  ...(await findStaleShards(store)).map(describeStaleShard),
  ...(await staleDocuments(store)),
];

/**
 * Changes a store, after a dry run has shown that the live host can run the result, and that rendered pages can
 * follow. REL-16, PAGES-11.
 * @param also a release that is checked although it receives no traffic. Default: none.
 * @throws {ReleaseError}
 */
export async function change<T>(
  context: ReleaseContext,
  work: (store: ReleaseStore, options: HostChangeOptions) => Promise<T>,
  also?: ReleaseId,
): Promise<T> {
  const { store, options, force, print } = context;
  if (!force) {
    const plan = new DryRunStore(store);
    await work(plan, {});
    await checkChange(context, plan, also);
    await context.checkPlan?.(plan);
  }
  const stale = (await findStaleShards(store)).filter(({ fields }) => fields.length > 0);
  if (stale.length > 0)
    print([
      'These shards were not as the registry says, and are derived again:',
      ...stale.map(describeStaleShard),
    ]);
  const write = () => work(store, options);
  // The program that applies headers has the terminal for itself.
  if (options.applyHeaders !== undefined) return write();
  // A lock that a killed command has left is waited for, for half a minute. REL-11.
  return withProgress(`Writing to ${store.location}`, write);
}

export const liveOf = async (store: ReleaseStore): Promise<LiveHost | null> =>
  (await readLive(store))?.live ?? null;
