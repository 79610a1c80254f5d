import { describeLeaks, refusedLeaks } from '@portal/isolation';
import {
  HOST,
  type PublishRecord,
  ReleaseError,
  type ReleaseId,
  type ReleaseStore,
  type RemoteManifest,
  readManifest,
  readRegistry,
} from '@portal/releases';
import { type LastRelease, overBudget, type Weight } from '@portal/releases/budgets';
import { withProgress } from '../../command-line/terminal';
import type { ReleaseContext } from '../change';
import { evaluateInBrowser, type InBrowser } from './evaluate-in-browser';

/** A release that is about to be published. */
interface Candidate extends ReleaseId {
  readonly from: ReleaseStore;
}

/** What a release weighs, with the long tasks that were measured when it was published. */
function weightOf({ weight, publication }: RemoteManifest): Weight | undefined {
  if (weight === undefined || publication?.longTasks === undefined) return weight;
  return { ...weight, measured: { ...weight.measured, longTasks: publication.longTasks } };
}

/** A release that the new one is compared with. */
async function releaseOf(store: ReleaseStore, name: string, version: string): Promise<LastRelease> {
  const manifest = await readManifest(store, name, version);
  return { version, weight: manifest?.kind === 'remote' ? weightOf(manifest) : undefined };
}

/** What a browser finds out. A release that another store has may have been evaluated already. */
async function evaluationOf(manifest: RemoteManifest, from: ReleaseStore): Promise<InBrowser> {
  const weight = weightOf(manifest);
  if (weight === undefined) return { kind: 'failed', reason: 'it has no budgets' };
  const { longTasks } = weight.measured;
  if (longTasks !== undefined)
    return { kind: 'measured', longTasks, leaks: manifest.publication?.leaks ?? [] };
  return evaluateInBrowser(from, manifest.entry, weight.budgets.longTasks);
}

/** Where a release is over its budgets, one line each. What could not be checked is one, and code that fails. */
function budgetReasons(weight: Weight | undefined, inBrowser: InBrowser, last?: LastRelease): string[] {
  if (weight === undefined)
    return [
      'its build recorded no budgets, so nothing can be checked: build it with this version of the tool',
    ];
  if (inBrowser.kind === 'broken') return [`its code fails when a page loads it: ${inBrowser.reason}`];
  const longTasks = inBrowser.kind === 'failed' ? 0 : inBrowser.longTasks;
  const reasons = overBudget({ ...weight, measured: { ...weight.measured, longTasks } }, last);
  if (inBrowser.kind === 'failed')
    reasons.push(`long tasks: they could not be measured (${inBrowser.reason}), nor what its code leaks`);
  return reasons;
}

/** A release beside its budgets, and what it leaks into the rest of the page. */
export type BudgetReport = NonNullable<Awaited<ReturnType<typeof compareWithBudgets>>>;

/**
 * Compares a release with the budgets of its remote, and with what it may leak. BUDGET-1, ISOLATION-6.
 * @returns undefined if it needs no check: it is a host, it is listed, or its team forced it into this store.
 */
export async function compareWithBudgets({ from, name, version }: Candidate, store: ReleaseStore) {
  if (name === HOST) return undefined;
  const releases = (await readRegistry(store)).microFrontends[name] ?? [];
  if (releases.some(({ metadata }) => metadata.version === version)) return undefined;
  const published = await readManifest(store, name, version);
  if (published?.publication?.forced !== undefined) return undefined;
  const manifest = await readManifest(from, name, version);
  if (manifest?.kind !== 'remote') return undefined;
  const inBrowser = await withProgress(`Evaluating ${name} in a browser`, () => evaluationOf(manifest, from));
  const lastVersion = releases.find(({ deployment }) => deployment.default)?.metadata.version;
  const last = lastVersion === undefined ? undefined : await releaseOf(store, name, lastVersion);
  const { leaks: built = [], accepted } = manifest.isolation ?? {};
  const leaks = [...built, ...(inBrowser.kind === 'measured' ? inBrowser.leaks : [])];
  return {
    inBrowser,
    /** The release that visitors get now. Default: there is none. */
    last,
    /** Where it is over its budgets, one line each. What could not be checked is one. */
    reasons: budgetReasons(manifest.weight, inBrowser, last),
    /** What it leaks and nobody accepted. */
    leaks: refusedLeaks(leaks, accepted),
    /** The leaks in sentences, and how one is accepted. Empty without leaks. */
    leakLines: describeLeaks(leaks, accepted),
  };
}

/** What the manifest of a published release records of its comparison. BUDGET-2. */
export function publishRecord({ inBrowser, reasons, leaks }: BudgetReport): PublishRecord {
  const forced = [...reasons, ...leaks.map(({ name }) => `it leaks: ${name}`)];
  return {
    ...(inBrowser.kind === 'measured' && { longTasks: inBrowser.longTasks, leaks: inBrowser.leaks }),
    ...(forced.length > 0 && { forced }),
  };
}

/**
 * Holds a release against the budgets of its remote, and against what it may leak into the rest of the page, before it is
 * published. BUDGET-1, BUDGET-2, ISOLATION-6.
 * @returns what the release's manifest should record.
 * @throws {ReleaseError} if it is over a budget, leaks, or something could not be checked, unless that is forced.
 */
export async function checkBudgets(
  candidate: Candidate,
  { store, force }: Pick<ReleaseContext, 'store' | 'force'>,
): Promise<PublishRecord> {
  const report = await compareWithBudgets(candidate, store);
  if (report === undefined) return {};
  const { reasons, leaks, leakLines, inBrowser } = report;
  if (reasons.length + leaks.length > 0 && !force) {
    const problem = inBrowser.kind === 'broken' ? 'does not work' : 'is over its budgets';
    const what = [
      ...(reasons.length > 0 ? [problem] : []),
      ...(leaks.length > 0 ? ['leaks into the rest of the page'] : []),
    ].join(' and ');
    throw new ReleaseError(
      [
        `${candidate.name} ${candidate.version} ${what}, so nothing was changed (--force publishes it and records why):`,
        ...[...reasons, ...leakLines].map((reason) => `  ${reason}`),
      ].join('\n'),
    );
  }
  return publishRecord(report);
}
