import {
  HOST,
  type PublishRecord,
  ReleaseError,
  type ReleaseManifest,
  type ReleaseStore,
  readManifest,
  readRegistry,
} from '@portal/releases';
import { type LastRelease, overBudget, type Weight } from '@portal/releases/budgets';
import { withProgress } from '../../command-line/terminal';
import type { ReleaseContext } from '../change';
import { type LongTasks, measureLongTasks } from './measure-long-tasks';

/** A release that is about to be published. */
interface Candidate {
  readonly from: ReleaseStore;
  readonly name: string;
  readonly version: string;
}

type RemoteManifest = Extract<ReleaseManifest, { kind: 'remote' }>;

/** What a release weighs, with the long tasks that were measured when it was published. */
function weightOf({ weight, publication }: RemoteManifest): Weight | undefined {
  if (weight === undefined || publication?.longTasks === undefined) return weight;
  return { ...weight, measured: { ...weight.measured, longTasks: publication.longTasks } };
}

/** The default release of a remote, which the new one is compared with. */
async function lastRelease(store: ReleaseStore, name: string): Promise<LastRelease | undefined> {
  const releases = (await readRegistry(store)).microFrontends[name] ?? [];
  const version = releases.find(({ deployment }) => deployment.default)?.metadata.version;
  if (version === undefined) return undefined;
  const manifest = await readManifest(store, name, version);
  return { version, weight: manifest?.kind === 'remote' ? weightOf(manifest) : undefined };
}

/** What the scripts' long tasks take. A release that another store has may have been measured already. */
async function longTasksOf(manifest: RemoteManifest, from: ReleaseStore): Promise<LongTasks> {
  const weight = weightOf(manifest);
  if (weight === undefined) return { kind: 'failed', reason: 'it has no budgets' };
  const { budgets, measured } = weight;
  if (measured.longTasks !== undefined) return { kind: 'measured', milliseconds: measured.longTasks };
  return measureLongTasks(from, manifest.entry, budgets.longTasks);
}

/** The reasons against a release, one line each. What could not be checked is one. */
function reasonsAgainst(weight: Weight | undefined, longTasks: LongTasks, last?: LastRelease): string[] {
  if (weight === undefined)
    return [
      'its build recorded no budgets, so nothing can be checked: build it with this version of the tool',
    ];
  if (longTasks.kind === 'failed')
    return [
      ...overBudget({ ...weight, measured: { ...weight.measured, longTasks: 0 } }, last),
      `long tasks: they could not be measured (${longTasks.reason})`,
    ];
  const { milliseconds } = longTasks;
  return overBudget({ ...weight, measured: { ...weight.measured, longTasks: milliseconds } }, last);
}

/** Whether the release needs no check: it is a host, it is listed, or its team forced it into this store. */
async function isSettled({ name, version }: Candidate, store: ReleaseStore): Promise<boolean> {
  if (name === HOST) return true;
  const releases = (await readRegistry(store)).microFrontends[name] ?? [];
  if (releases.some(({ metadata }) => metadata.version === version)) return true;
  const published = await readManifest(store, name, version);
  return published?.publication?.forced !== undefined;
}

/** A release beside its budgets. */
export interface BudgetReport {
  readonly longTasks: LongTasks;
  /** The release that visitors get now. Default: there is none. */
  readonly last: LastRelease | undefined;
  /** The reasons against the release, one line each. What could not be checked is one. */
  readonly reasons: readonly string[];
}

/**
 * Compares a release with the budgets of its remote. BUDGET-1.
 * @returns undefined if it needs no check: it is a host, it is listed, or its team forced it into this store.
 */
export async function compareWithBudgets(
  candidate: Candidate,
  store: ReleaseStore,
): Promise<BudgetReport | undefined> {
  const { from, name, version } = candidate;
  if (await isSettled(candidate, store)) return undefined;
  const manifest = await readManifest(from, name, version);
  if (manifest?.kind !== 'remote') return undefined;
  const longTasks = await withProgress(`Measuring the long tasks of ${name}`, () =>
    longTasksOf(manifest, from),
  );
  const last = await lastRelease(store, name);
  return { longTasks, last, reasons: reasonsAgainst(manifest.weight, longTasks, last) };
}

/** What the manifest of a published release records of its comparison. BUDGET-2. */
export const publishRecord = ({ longTasks, reasons }: BudgetReport): PublishRecord => ({
  ...(longTasks.kind === 'measured' && { longTasks: longTasks.milliseconds }),
  ...(reasons.length > 0 && { forced: reasons }),
});

/**
 * Holds a release against the budgets of its remote, before it is published. BUDGET-1, BUDGET-2.
 * @returns what the release's manifest should record.
 * @throws {ReleaseError} if it is over one of them, or something could not be checked, unless that is forced.
 */
export async function checkBudgets(
  candidate: Candidate,
  { store, force }: Pick<ReleaseContext, 'store' | 'force'>,
): Promise<PublishRecord> {
  const report = await compareWithBudgets(candidate, store);
  if (report === undefined) return {};
  if (report.reasons.length > 0 && !force)
    throw new ReleaseError(
      [
        `${candidate.name} ${candidate.version} is over its budgets, so nothing was changed (--force publishes it and records why):`,
        ...report.reasons.map((reason) => `  ${reason}`),
      ].join('\n'),
    );
  return publishRecord(report);
}
