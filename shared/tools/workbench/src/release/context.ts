import type { Trust } from '@portal/contract';
import {
  type CheckedRelease,
  DryRunStore,
  describeStaleShard,
  findIncompatible,
  findStaleShards,
  type HostChangeOptions,
  type LiveHost,
  ReleaseError,
  type ReleaseStore,
  readLive,
  readLiveHost,
} from '@portal/federation/release';
import { addedMissingExports } from './added-missing-exports';
import { addedRefusals } from './added-refusals';

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
  /** Checks the dry run of a change, and throws if the change is refused. Default: nothing more is checked. */
  readonly checkPlan?: (plan: ReleaseStore) => Promise<void>;
  /** Folder that relative paths are relative to. */
  readonly directory: string;
}

export const print = (lines: readonly string[]) => {
  for (const line of lines) console.log(line);
};

/** The host that `--next` names. @throws {ReleaseError} if there is none: what cannot be checked is refused. */
async function readNextHost(next: ReleaseStore) {
  const host = await readLiveHost(next);
  if (host === null) throw new ReleaseError(`--next: ${next.location} has no release of the host`);
  return host;
}

/** What the live host, and the next one, could not run after a change and can run before it. */
async function addedProblems(
  { store, next, trust }: ReleaseContext,
  plan: ReleaseStore,
  also: CheckedRelease | undefined,
): Promise<string[]> {
  const hosts = [undefined, ...(next === undefined ? [] : [await readNextHost(next)])];
  const added = await Promise.all(
    hosts.map(async (host) => {
      const before = await findIncompatible(store, { host });
      const after = await findIncompatible(plan, { host, also });
      return [
        ...after.filter((problem) => !before.includes(problem)),
        ...(await addedMissingExports({ store, plan, also }, host)),
      ];
    }),
  );
  return [...added.flat(), ...(await addedRefusals({ store, plan, also, trust }))];
}

/**
 * Changes a store, after a dry run has shown that the live host can run the result, and that rendered pages can follow. REL-16, PAGES-11.
 * @param also a release that is checked although it receives no traffic. Default: none.
 * @throws {ReleaseError}
 */
export async function change<T>(
  context: ReleaseContext,
  work: (store: ReleaseStore, options: HostChangeOptions) => Promise<T>,
  also?: CheckedRelease,
): Promise<T> {
  const { store, options, force } = context;
  if (!force) {
    const plan = new DryRunStore(store);
    await work(plan, {});
    const added = await addedProblems(context, plan, also);
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
