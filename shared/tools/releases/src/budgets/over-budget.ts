import type { Measured, Weight } from './budgets';

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
