import { type ReleaseStore, type RemoteManifest, readRegistry } from '@portal/releases';
import type { BudgetReport } from '../budgets/check-budgets';
import { liveOf } from '../change';
import { type ShareChange, shareChanges } from '../describe';
import { type Check, type CheckResult, passed, runChecks } from './run-checks';
import { type Candidate, type Planned, type Subject, type SubjectOptions, subjectOf } from './subject';

/** A figure of a release beside its budget and that of the release that visitors get now. */
export interface Figure {
  /** `null`: it could not be measured. */
  readonly value: number | null;
  readonly budget: number;
  /** `null`: there is none, or it was not measured. */
  readonly before: number | null;
}

/** What a release consists of: a part of the JSON of a dry run. */
export interface ReleasePreview {
  /** Number of files, and those of them that the store does not have. */
  readonly files: { readonly count: number; readonly new: number; readonly bytes: number };
  /** Bytes that a browser loads before the slowest page shows, all scripts, milliseconds of long tasks. */
  readonly costs?: { readonly firstLoad: Figure; readonly total: Figure; readonly longTasks: Figure };
  /** The paths and slots that it owns, and the difference to the default release. Only of remotes. */
  readonly paths?: {
    readonly owns: readonly string[];
    readonly slots: readonly string[];
    readonly added: readonly string[];
    readonly removed: readonly string[];
  };
}

/** Something that is refused, or that people should know. */
type Problem = Pick<CheckResult, 'check' | 'title' | 'message' | 'mend'>;

/** What a command would do. The shape of the JSON of a dry run. */
export interface Preview {
  readonly command: string;
  readonly dryRun: true;
  readonly store: string;
  readonly part?: string;
  readonly version?: string | undefined;
  /** What would be refused; empty: the command would be carried out. */
  readonly refused: readonly Problem[];
  /** What else people should know. */
  readonly warnings: readonly Problem[];
  /** Whose traffic changes, and every release that visitors get of the part. */
  readonly visitors: readonly ShareChange[];
  /** Version of the live host. `null`: none. */
  readonly host: { readonly before: string | null; readonly after: string | null };
  readonly release?: ReleasePreview;
  /** Paths in the store. */
  readonly writes: readonly string[];
  readonly deletes: readonly string[];
}

/** What visitors get in both states of a store. */
export async function visitorsOf(store: ReleaseStore, plan: ReleaseStore, part?: string) {
  return {
    visitors: shareChanges(await readRegistry(store), await readRegistry(plan), part),
    host: {
      before: (await liveOf(store))?.version ?? null,
      after: (await liveOf(plan))?.version ?? null,
    },
  };
}

async function sizeOf({ from, manifest }: Candidate): Promise<number> {
  const sizes = await Promise.all(
    Object.keys(manifest.files).map(async (path) => (await from.read(path))?.bytes.length ?? 0),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function costsOf({ weight, publication }: RemoteManifest, report: BudgetReport | undefined) {
  if (weight === undefined) return undefined;
  const { budgets, measured } = weight;
  const last = report?.last?.weight?.measured;
  const figure = (name: 'firstLoad' | 'total'): Figure => ({
    value: measured[name],
    budget: budgets[name],
    before: last?.[name] ?? null,
  });
  const longTasks = report?.inBrowser.kind === 'measured' ? report.inBrowser.longTasks : null;
  return {
    firstLoad: figure('firstLoad'),
    total: figure('total'),
    longTasks: {
      value: longTasks ?? publication?.longTasks ?? null,
      budget: budgets.longTasks,
      before: last?.longTasks ?? null,
    },
  };
}

async function pathsOf({ name, entry }: RemoteManifest, store: ReleaseStore) {
  const { owns, slots } = entry.extras.portal;
  const releases = (await readRegistry(store)).microFrontends[name] ?? [];
  const last = releases.find(({ deployment }) => deployment.default)?.extras.portal;
  const [now, then] = [[...owns, ...slots], last === undefined ? [] : [...last.owns, ...last.slots]];
  return {
    owns,
    slots,
    added: now.filter((path) => !then.includes(path)),
    removed: then.filter((path) => !now.includes(path)),
  };
}

async function previewOf(subject: Subject, planned: Planned | null): Promise<ReleasePreview> {
  const candidate = await subject.candidate();
  const { manifest } = candidate;
  const files = {
    count: Object.keys(manifest.files).length,
    new: planned?.sent ?? 0,
    bytes: await sizeOf(candidate),
  };
  if (manifest.kind === 'host') return { files };
  const report = await subject.budgets().catch(() => undefined);
  const paths = await pathsOf(manifest, subject.needContext().store);
  return { files, costs: costsOf(manifest, report), paths };
}

const briefly = (results: readonly CheckResult[], state: CheckResult['state']) =>
  results
    .filter((result) => result.state === state)
    .map(({ check, title, message, mend }) => ({ check, title, message, mend }));

/** Shows what visitors would get if a release were published, and what would be refused. Writes nothing. */
export async function previewRelease(options: SubjectOptions, checks: readonly Check[]): Promise<Preview> {
  const subject = subjectOf(options);
  const { command } = options;
  const { store } = subject.needContext();
  const results = await runChecks(checks, subject);
  const isFine = (...ids: readonly string[]) =>
    results.every((result) => !ids.includes(result.check) || passed(result));
  // What is only over a budget, or not signed, is shown as it would be.
  const planned = isFine('store', 'build', 'version', 'registry') ? await subject.planned() : null;
  return {
    command: 'publish',
    dryRun: true,
    store: store.location,
    part: command.name,
    version: await subject.version().catch(() => undefined),
    refused: briefly(results, 'blocked'),
    warnings: briefly(results, 'warning'),
    ...(await visitorsOf(store, planned?.plan ?? store, command.name)),
    ...(isFine('store', 'build') && { release: await previewOf(subject, planned) }),
    writes: planned?.plan.written ?? [],
    deletes: planned?.plan.removed ?? [],
  };
}
