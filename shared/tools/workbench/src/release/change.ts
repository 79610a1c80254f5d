import type { Registry, RemoteRelease, Trust } from '@portal/contract';
import {
  DryRunStore,
  describeRefusal,
  describeStaleShard,
  findIncompatible,
  findMissingExports,
  findStaleShards,
  HOST,
  type HostChangeOptions,
  isInUse,
  type LiveHost,
  listedRefusals,
  manifestRefusal,
  type Refusal,
  ReleaseError,
  type ReleaseId,
  type ReleaseStore,
  readLive,
  readLiveHost,
  readRegistry,
  readVersion,
  releasesInUse,
  trustsOf,
} from '@portal/releases';

/** What all commands need. */
export interface ReleaseContext {
  readonly store: ReleaseStore;
  readonly options: HostChangeOptions;
  readonly dryRun: boolean;
  readonly force: boolean;
  /** Another store whose live host must be able to run the result, too. Default: none. */
  readonly next?: ReleaseStore | undefined;
  /** The operator's own trust: that of this workspace. Default: only the live host's counts. TRUST-5. */
  readonly trust?: Trust | undefined;
  /** Whether pages are rendered where the code that does it cannot be confined. Default: no. PAGES-18. */
  readonly unconfined?: boolean;
  /** Receives what commands say. Default: stdout. */
  readonly print?: (lines: readonly string[]) => void;
  /** Checks the dry run of a change, and throws if the change is refused. Default: nothing more is checked. */
  readonly checkPlan?: (plan: ReleaseStore) => Promise<void>;
  /** Folder that relative paths are relative to. */
  readonly directory: string;
}

export const printLines = (lines: readonly string[]) => {
  for (const line of lines) console.log(line);
};

type Host = NonNullable<Awaited<ReturnType<typeof readLiveHost>>>;

/** A store before and after a planned change. */
interface PlannedChange {
  readonly store: ReleaseStore;
  readonly plan: ReleaseStore;
  /** A release that is checked although it receives no traffic. Default: none. */
  readonly also: ReleaseId | undefined;
  /** The operator's own trust. Default: only the live host's counts. */
  readonly trust: Trust | undefined;
}

const keyOf = ({ name, version }: ReleaseId) => `${name} ${version}`;

/**
 * What releases would import after a change without the host exporting it, and do not before. Reads the manifests of
 * those releases only whose host, or whose traffic, changes: a store can have a thousand others. REVERSE-2.
 * @param host Default: the live one, before and after the change.
 */
async function addedMissingExports(
  { store, plan, also }: PlannedChange,
  host: Host | undefined,
): Promise<string[]> {
  const after = host ?? (await readLiveHost(plan));
  const before = host ?? (await readLiveHost(store));
  if (after === null) return [];
  const inUse = [...(await releasesInUse(plan)), ...(also === undefined ? [] : [also])];
  if (before?.version !== after.version) {
    const known = before === null ? [] : await findMissingExports(plan, before, inUse);
    // The lines name the host, which is another one.
    const isKnown = (line: string) => known.some((other) => other.split(', ')[0] === line.split(', ')[0]);
    return (await findMissingExports(plan, after, inUse)).filter((line) => !isKnown(line));
  }
  const old = new Set((await releasesInUse(store)).map(keyOf));
  return findMissingExports(
    plan,
    after,
    inUse.filter((release) => !old.has(keyOf(release))),
  );
}

/** The entries that a change lists, or gives traffic that they had not. */
function changedEntries(before: Registry, after: Registry): [name: string, entry: RemoteRelease][] {
  return Object.entries(after.microFrontends).flatMap(([name, releases]) => {
    const old = new Map((before.microFrontends[name] ?? []).map((entry) => [entry.metadata.version, entry]));
    return releases
      .filter((entry) => {
        const known = old.get(entry.metadata.version);
        return known === undefined || (isInUse(entry) && JSON.stringify(known) !== JSON.stringify(entry));
      })
      .map((entry): [string, RemoteRelease] => [name, entry]);
  });
}

/** Why a published release may not be used; none if it may, or is not there. */
async function refusalsOf(
  store: ReleaseStore,
  name: string,
  version: string,
  trusts: readonly Trust[],
): Promise<readonly Refusal[]> {
  const stored = await readVersion(store, name, version);
  const refusal = stored.kind === 'complete' ? await manifestRefusal(stored, trusts) : undefined;
  return refusal === undefined ? [] : [refusal];
}

/**
 * Why releases may not run that a change lists, gives traffic or makes live: they are not signed as the live host and
 * the operator require, or their registry entry is not the signed one. One line each. Reads the manifests of those
 * releases only. A host is held against the trust of the host before it. TRUST-4 to TRUST-6.
 */
async function addedRefusals({ store, plan, also, trust }: PlannedChange): Promise<string[]> {
  const trusts = await trustsOf(store, trust);
  const changed = changedEntries(await readRegistry(store), await readRegistry(plan));
  const listed = changed.map(([name, entry]) => listedRefusals(plan, name, entry, trusts));
  const live = (await readLive(plan))?.live.version;
  const isNewHost = live !== undefined && live !== (await readLive(store))?.live.version;
  const others = [
    ...(isNewHost ? [{ name: HOST, version: live }] : []),
    ...(also === undefined ? [] : [also]),
  ].map(({ name, version }) => refusalsOf(plan, name, version, trusts));
  return [...new Set((await Promise.all([...listed, ...others])).flat().map(describeRefusal))];
}

/** The host that `--next` names. @throws {ReleaseError} if there is none: what cannot be checked is refused. */
async function readNextHost(next: ReleaseStore) {
  const host = await readLiveHost(next);
  if (host === null) throw new ReleaseError(`--next: ${next.location} has no release of the host`);
  return host;
}

/** What the live host, and the next one, could not run after a change and can run before it. */
async function addedProblems(planned: PlannedChange, next: ReleaseStore | undefined): Promise<string[]> {
  const { store, plan, also } = planned;
  const hosts = [undefined, ...(next === undefined ? [] : [await readNextHost(next)])];
  const added = await Promise.all(
    hosts.map(async (host) => {
      const before = await findIncompatible(store, { host });
      const after = await findIncompatible(plan, { host, also });
      return [
        ...after.filter((problem) => !before.includes(problem)),
        ...(await addedMissingExports(planned, host)),
      ];
    }),
  );
  return [...added.flat(), ...(await addedRefusals(planned))];
}

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
  const { store, options, force, next, trust, print = printLines } = context;
  if (!force) {
    const plan = new DryRunStore(store);
    await work(plan, {});
    const added = await addedProblems({ store, plan, also, trust }, next);
    if (added.length > 0)
      throw new ReleaseError(
        `The host could not run these releases, so nothing was changed (--force overrides this):\n${added.join('\n')}`,
      );
    await context.checkPlan?.(plan);
  }
  const stale = (await findStaleShards(store)).filter(({ fields }) => fields.length > 0);
  if (stale.length > 0)
    print([
      'These shards were not as the registry says, and are derived again:',
      ...stale.map(describeStaleShard),
    ]);
  return work(store, options);
}

export const liveOf = async (store: ReleaseStore): Promise<LiveHost | null> =>
  (await readLive(store))?.live ?? null;
