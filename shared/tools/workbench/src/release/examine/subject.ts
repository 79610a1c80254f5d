import {
  DryRunStore,
  ReleaseError,
  type ReleaseManifest,
  type ReleaseStore,
  type RemoteManifest,
  readVersion,
  release,
} from '@portal/releases';
import { type BudgetReport, compareWithBudgets, publishRecord } from '../budgets/check-budgets';
import type { CommandContext, ReleaseContext } from '../change';
import { prepareRelease, readSigningKey, versionOf } from '../prepare-release';
import type { Publish } from '../request';
import type { Remedies } from './remedies';

/** A release that could be published, and the store that has it. */
export interface Candidate {
  readonly from: ReleaseStore;
  readonly manifest: ReleaseManifest;
  /** The text of its `release.json`. */
  readonly text: string;
}

/** The store after the release was published into it, in memory. */
export interface Planned {
  readonly plan: DryRunStore;
  /** Number of files that are not in the store yet. */
  readonly sent: number;
}

/** What is examined, and what with. */
export interface SubjectOptions {
  readonly command: Publish;
  /** Its store is `undefined` if none is named. */
  readonly context: CommandContext & { readonly store: ReleaseStore | undefined };
  readonly remedies: Remedies;
}

/** What checks look at. What takes time is made once, when the first check needs it. */
export interface Subject extends SubjectOptions {
  /** The context of a check that needs a store. */
  needContext(): ReleaseContext;
  version(): Promise<string>;
  candidate(): Promise<Candidate>;
  /** The manifest of the candidate, for checks of remotes. */
  remote(): Promise<RemoteManifest>;
  /** `undefined`: the release needs no comparison. */
  budgets(): Promise<BudgetReport | undefined>;
  planned(): Promise<Planned>;
}

/** Calls a function when its result is first needed, and keeps it. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

export function subjectOf(options: SubjectOptions): Subject {
  const { command, context } = options;
  const { name } = command;
  const needContext = () => {
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
  const remote = async () => {
    const { manifest } = await candidate();
    if (manifest.kind !== 'remote') throw new ReleaseError(`${name} is no remote`);
    return manifest;
  };
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
    return { plan, sent: outcome.kind === 'published' ? outcome.sent : 0 };
  });
  return { ...options, needContext, version, candidate, remote, budgets, planned };
}
