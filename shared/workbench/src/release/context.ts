import {
  DryRunStore,
  findIncompatible,
  type HostChangeOptions,
  type LiveHost,
  ReleaseError,
  type ReleaseStore,
  readLive,
} from '@portal/federation/release';

/** What all commands need. */
export interface ReleaseContext {
  readonly store: ReleaseStore;
  readonly options: HostChangeOptions;
  readonly dryRun: boolean;
  readonly force: boolean;
  /** Folder that relative paths are relative to. */
  readonly directory: string;
}

export const print = (lines: readonly string[]) => {
  for (const line of lines) console.log(line);
};

/** Changes a store, after a dry run has shown that the live host can run the result. @throws {ReleaseError} */
export async function change<T>(
  { store, options, force }: ReleaseContext,
  work: (store: ReleaseStore, options: HostChangeOptions) => Promise<T>,
): Promise<T> {
  if (!force) {
    const plan = new DryRunStore(store);
    await work(plan, {});
    const before = await findIncompatible(store);
    const added = (await findIncompatible(plan)).filter((problem) => !before.includes(problem));
    if (added.length > 0)
      throw new ReleaseError(
        `The live host could not run these releases, so nothing was changed (--force overrides this):\n${added.join('\n')}`,
      );
  }
  return work(store, options);
}

export const liveOf = async (store: ReleaseStore): Promise<LiveHost | null> =>
  (await readLive(store))?.live ?? null;
