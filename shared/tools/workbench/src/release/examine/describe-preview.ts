import { mark } from '../../command-line/terminal';
import { describePlan, describeShares, type ShareChange } from '../describe';
import { describeResult } from './doctor';
import type { Figure, Preview, ReleasePreview } from './preview';
import { type Remedies, shellWord } from './remedies';

/** `12.3 kB`. */
function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes.toFixed(0)} B`;
  return bytes < 1_000_000 ? `${(bytes / 1_000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

const formatMilliseconds = (milliseconds: number) => `${Math.round(milliseconds)} ms`;

const visitorsText = (percent: number): string =>
  percent === 100 ? 'All visitors' : `${percent} % of the visitors`;

/** Who gets a release, as a sentence. */
function describeShare({ part, version, before, after }: ShareChange): string {
  const what = `${part} ${version}`;
  if (after === null) return `${what} is listed no more.`;
  const had = before === null || before.traffic === 0 ? 'nobody' : `${before.traffic} %`;
  if (after.traffic > 0)
    return `${visitorsText(after.traffic)} get ${what}${before?.traffic === after.traffic ? ', as before' : ` (before: ${had})`}.`;
  return before === null
    ? `Nobody gets ${what} before it is promoted or made a canary.`
    : `Nobody gets ${what}.`;
}

/** Commands that give a release its visitors, if it has none. */
const nextSteps = ({ part, after }: ShareChange, store: string, remedies: Remedies): string[] =>
  after === null || after.traffic > 0
    ? []
    : [`canary ${part} 10`, `promote ${part}`].map(
        (args) => `    ${mark('quiet', '$')} ${remedies.release(`${args} --to ${shellWord(store)}`)}`,
      );

function describeVisitors({ visitors, store, host }: Preview, remedies: Remedies): string[] {
  const isNew = (change: ShareChange) => change.before === null && change.after?.traffic === 0;
  const hosts =
    host.before === host.after
      ? []
      : [`All visitors get host ${host.after} (before: ${host.before ?? 'none'}).`];
  if (visitors.length === 0 && hosts.length === 0) return ['Visitors keep what they have.'];
  return [
    ...hosts,
    ...visitors.flatMap((change) => [
      describeShare(change),
      ...(isNew(change) ? nextSteps(change, store, remedies) : []),
    ]),
    ...describeShares(visitors),
  ];
}

/** A figure beside its budget: "12.3 kB, 1.1 kB more than now; the budget is 50.0 kB". */
function describeFigure({ value, budget, before }: Figure, format: (value: number) => string): string {
  const limit = `the budget is ${format(budget)}`;
  if (value === null) return `not measured; ${limit}`;
  const change = before === null ? 0 : value - before;
  const words =
    before === null
      ? ''
      : change === 0
        ? ', as now'
        : `, ${format(Math.abs(change))} ${change > 0 ? 'more' : 'less'} than now`;
  const text = `${format(value)}${words}; ${limit}`;
  return value > budget ? mark('bad', text) : text;
}

function describeRelease({ files, costs, paths }: ReleasePreview): string[] {
  const list = (names: readonly string[]) => names.join(', ');
  return [
    `It has ${files.count} files of ${formatBytes(files.bytes)}, ${files.new} of them new in the store.`,
    ...(costs === undefined
      ? []
      : [
          `The first load costs ${describeFigure(costs.firstLoad, formatBytes)}.`,
          `All scripts together are ${describeFigure(costs.total, formatBytes)}.`,
          `Its long tasks ${costs.longTasks.value === null ? 'were' : 'take'} ${describeFigure(costs.longTasks, formatMilliseconds)}.`,
        ]),
    ...(paths === undefined
      ? []
      : [
          `It owns ${list([...paths.owns, ...paths.slots.map((slot) => `the slot ${slot}`)])}.`,
          // Of a first release, everything is new.
          ...(paths.added.length > 0 && paths.added.length < paths.owns.length + paths.slots.length
            ? [`New are ${list(paths.added)}.`]
            : []),
          ...(paths.removed.length > 0
            ? [mark('doubtful', `No longer its own: ${list(paths.removed)}.`)]
            : []),
        ]),
  ];
}

/** What a dry run would write and delete. */
function describeWrites({ writes, deletes, command }: Preview): string[] {
  const hint = command === 'gc' ? ' (--apply does it)' : '';
  return [
    `A dry run: nothing was changed${hint}. It would write${writes.length === 0 ? ' nothing.' : ':'}`,
    ...describePlan(writes).map((line) => `  ${line}`),
    ...(deletes.length === 0
      ? []
      : ['It would delete:', ...describePlan(deletes).map((line) => `  ${line}`)]),
  ];
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [mark('title', title), ...lines.map((line) => `  ${line}`), ''];

/** A dry run as lines for people. */
export function describePreview(preview: Preview, remedies: Remedies): string[] {
  const { part, version, release, refused, warnings } = preview;
  const isRefused = refused.length > 0;
  const what = [part, version].filter((word) => word !== undefined).join(' ');
  return [
    ...section(isRefused ? 'It would be refused' : 'Before it is published', [
      ...refused.flatMap((problem) => describeResult({ ...problem, state: 'blocked' })),
      ...warnings.flatMap((problem) => describeResult({ ...problem, state: 'warning' })),
    ]),
    ...section(
      isRefused ? 'What visitors would get otherwise' : 'What visitors would get',
      describeVisitors(preview, remedies),
    ),
    ...(release === undefined ? [] : section(what, describeRelease(release))),
    ...describeWrites(preview),
  ];
}
