import { readFile } from 'node:fs/promises';
import { type BenchRun, timesHeld } from '@portal/workbench/src/bench-record';

/** One target with its measurement. */
export interface Figure {
  /** What was measured. */
  readonly what: string;
  readonly target: string;
  readonly measured: string;
  readonly met: boolean;
}

/** A figure that may be at most a limit. Without one, it is there to compare with. */
export const atMost = (
  what: string,
  value: number,
  measured: string,
  limit: number | undefined,
  unit = '',
): Figure => ({
  what,
  target: limit === undefined ? '' : `≤ ${limit}${unit}`,
  measured,
  met: limit === undefined || value <= limit,
});

const sorted = (numbers: readonly number[]) => [...numbers].sort((first, second) => first - second);

export const median = (numbers: readonly number[]): number =>
  sorted(numbers)[Math.floor(numbers.length / 2)] ?? Number.NaN;

export const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

/** A median with its range: `503 (429–734)`. */
export function medianWithRange(numbers: readonly number[]): string {
  const all = sorted(numbers);
  return `${Math.round(median(all))} (${Math.round(all[0] ?? 0)}–${Math.round(all.at(-1) ?? 0)})`;
}

/** Runs an action. @returns its result, and how many milliseconds it took. */
export async function timed<Result>(action: () => Promise<Result>): Promise<readonly [Result, number]> {
  const started = performance.now();
  const result = await action();
  return [result, performance.now() - started];
}

/** Memory of processes in megabytes. Linux only. */
export async function memoryOf(ids: readonly number[]): Promise<number> {
  const statuses = await Promise.all(ids.map((id) => readFile(`/proc/${id}/status`, 'utf8')));
  const kilobytes = statuses.map((status) => Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0));
  return kilobytes.reduce((total, one) => total + one, 0) / 1000;
}

/** Interquartile range relative to the median: how much two series of the same build may differ. */
export function noise(numbers: readonly number[]): number {
  const all = sorted(numbers);
  const quantile = (fraction: number) => all[Math.round((all.length - 1) * fraction)] ?? Number.NaN;
  return (quantile(0.75) - quantile(0.25)) / median(all);
}

export const markdownTable = (
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string => [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** A column of a table: its head, and what it shows of a row. */
export type Column<Row> = readonly [head: string, cell: (row: Row) => string | number];

export const tableOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  markdownTable(
    columns.map(([head]) => head),
    rows.map((row) => columns.map(([, cell]) => cell(row))),
  );

/** The figures with their targets. @param runs of the record, which says how often those held. Default: that is left out. */
export const figureTable = (figures: readonly Figure[], runs: readonly BenchRun[] = []): string =>
  markdownTable(
    ['what', 'target', 'measured', 'met', ...(runs.length === 0 ? [] : ['held'])],
    figures.map(({ what, target, measured, met }) => [
      ...[what, target, measured, met ? 'yes' : '**no**'],
      ...(runs.length === 0 ? [] : [timesHeld(runs, what)]),
    ]),
  );
