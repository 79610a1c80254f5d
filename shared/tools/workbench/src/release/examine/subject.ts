import { DryRunStore, ReleaseError, type ReleaseStore, readVersion, release } from '@portal/releases';
import { compareWithBudgets, publishRecord } from '../budgets/check-budgets';
import type { CommandContext, ReleaseContext } from '../change';
import { prepareRelease, readSigningKey, versionOf } from '../prepare-release';
import type { Publish } from '../request';
import type { Remedies } from './remedies';

/** A release that could be published, and the store that has it. */
export type Candidate = Awaited<ReturnType<Subject['candidate']>>;

/** The store after the release was published into it, in memory. */
export type Planned = Awaited<ReturnType<Subject['planned']>>;

/** What is examined, and what with. */
export interface SubjectOptions {
  readonly command: Publish;
  /** Its store is `undefined` if none is named. */
  readonly context: CommandContext & { readonly store: ReleaseStore | undefined };
  readonly remedies: Remedies;
}

export type Subject = ReturnType<typeof subjectOf>;

/** Calls a function when its result is first needed, and keeps it. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Creates what checks look at. What takes time is made once, when the first check needs it. */
export function subjectOf(options: SubjectOptions) {
  const { command, context } = options;
  const { name } = command;
  /** The context of a check that needs a store. */
  const needContext = (): ReleaseContext => {
    const { store } = context;
    if (store === undefined) throw new ReleaseError('No store is named');
    return { ...context, store };
  };
  const version = () => versionOf(command);
  const candidate = once(async () => {
    // A check of its own says why the key cannot be used, and the build needs none.
    const readKey = (folder: string) => readSigningKey(folder).catch(() => undefined);
    const { from, version } = await prepareRelease(command, context.directory, readKey);
    const stored = await readVersion(from, name, version);
    if (stored.kind !== 'complete')
      throw new ReleaseError(`${from.location} has no release ${version} of ${name}`);
    return { from, ...stored };
  });
  /** The manifest of the candidate, for checks of remotes. */
  const remote = async () => {
    const { manifest } = await candidate();
    if (manifest.kind !== 'remote') throw new ReleaseError(`${name} is no remote`);
    return manifest;
  };
  /** `undefined`: the release needs no comparison. */
  const budgets = once(async () => {
    const { from, manifest } = await candidate();
    return compareWithBudgets({ from, name, version: manifest.version }, needContext().store);
  });
  const planned = once(async () => {
    const { from, manifest } = await candidate();
    const plan = new DryRunStore(needContext().store);
    const report = await budgets();
    const record = report && publishRecord(report);
    const outcome = await release({ ...command, from, to: plan, version: manifest.version, record });
    /** `sent`: files that are not in the store yet. */
    return { plan, sent: outcome.kind === 'published' ? outcome.sent : 0 };
  });
  return { ...options, needContext, version, candidate, remote, budgets, planned };
}
