import type { RemoteDescription } from '@portal/contract';
import * as v from 'valibot';
import { ReleaseError } from '../errors';

const count = v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(0, 'must not be negative'));

/** Budgets of a remote with its defaults; see `RemoteBudgets` for the units. BUDGET-1. */
const budgetsSchema = v.strictObject({
  firstLoad: v.optional(count, 50_000),
  total: v.optional(count, 200_000),
  duplicates: v.optional(count, 0),
  longTasks: v.optional(count, 200),
});

/** What the build of a release measured. */
const measuredSchema = v.object({
  firstLoad: count,
  total: count,
  /** The provided modules that the release contains a copy of. */
  duplicates: v.pipe(v.array(v.string()), v.readonly()),
  /** Measured when the release is published, so a manifest has it in `publication`. */
  longTasks: v.optional(count),
});

/** What a release weighs and may weigh, as its manifest records it. */
export const weightSchema = v.object({ budgets: budgetsSchema, measured: measuredSchema });

export type Budgets = v.InferOutput<typeof budgetsSchema>;
type Measured = v.InferOutput<typeof measuredSchema>;
export type Weight = v.InferOutput<typeof weightSchema>;

/** The budgets of a remote, with defaults. @throws {ReleaseError} naming every wrong field. */
export function budgetsOf({ name, budgets = {} }: Pick<RemoteDescription, 'name' | 'budgets'>): Budgets {
  const result = v.safeParse(budgetsSchema, budgets);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `budgets.${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  throw new ReleaseError(`${name}/remote.config.ts is not valid: ${problems.join('; ')}`);
}

type Figure = keyof Weight['budgets'];

/** How messages name a figure and its unit. */
const FIGURES: Readonly<Record<Figure, { readonly title: string; readonly unit: string }>> = {
  firstLoad: { title: 'the first load', unit: ' bytes' },
  total: { title: 'all scripts', unit: ' bytes' },
  duplicates: { title: 'copies of provided modules', unit: '' },
  longTasks: { title: 'long tasks', unit: ' ms' },
};

const figureOf = (measured: Measured, figure: Figure): number | undefined =>
  figure === 'duplicates' ? measured.duplicates.length : measured[figure];

const format = (number: number) => number.toLocaleString('en-US');

/** The difference to another release, such as " (1.2.0 has 41,200, 9,800 less)". */
function difference(value: number, before: number | undefined, version: string): string {
  if (before === undefined) return '';
  const change = before - value;
  const words = change === 0 ? 'the same' : `${format(Math.abs(change))} ${change < 0 ? 'less' : 'more'}`;
  return ` (${version} has ${format(before)}, ${words})`;
}

/** The release that visitors get now, for comparison. */
export interface LastRelease {
  readonly version: string;
  /** Absent in releases that were built before budgets. */
  readonly weight?: Weight | undefined;
}

/**
 * Lists where a release is over its budgets, one line per figure, with the difference to the last one. What was not
 * measured is over budget. BUDGET-1.
 */
export function overBudget({ budgets, measured }: Weight, last?: LastRelease): string[] {
  return (Object.keys(FIGURES) as Figure[]).flatMap((figure) => {
    const { title, unit } = FIGURES[figure];
    const value = figureOf(measured, figure);
    if (value === undefined) return [`${title}: not measured`];
    const allowed = budgets[figure];
    if (value <= allowed) return [];
    const names = figure === 'duplicates' ? `: ${measured.duplicates.join(', ')}` : '';
    const before = last?.weight && figureOf(last.weight.measured, figure);
    const more = difference(value, before, last?.version ?? '');
    return [`${title}: ${format(value)}${unit}${names}, the budget is ${format(allowed)}${unit}${more}`];
  });
}
