import { printable, type RemoteOwner } from '@portal/contract';

/** What was found about one release of a remote in one host. */
export interface RemoteReport {
  readonly name: string;
  readonly version: string;
  /** Absent in releases that were built before remotes had owners. */
  readonly owner: RemoteOwner | undefined;
  /** What breaks, one line each. */
  readonly breaks: readonly string[];
  /** What works and will not in a later version, one line each. */
  readonly warnings: readonly string[];
}

const MAX_PRINTED = 1_000;

/** A finding as it is printed. It may quote what the code of a release says. */
export const printed = (text: string): string => printable(text, MAX_PRINTED);

const ownerOf = ({ owner }: RemoteReport): string => {
  if (owner === undefined) return 'No owner';
  return owner.contact === undefined ? owner.team : `${owner.team} (${owner.contact})`;
};

/** Lists what breaks by team. Teams without findings are only counted. REVERSE-1. */
export function describeReports(reports: readonly RemoteReport[]): string[] {
  const byTeam = new Map<string, RemoteReport[]>();
  for (const report of reports.filter(({ breaks, warnings }) => breaks.length + warnings.length > 0))
    byTeam.set(ownerOf(report), [...(byTeam.get(ownerOf(report)) ?? []), report]);
  const lines = [...byTeam].flatMap(([team, found]) => [
    '',
    printed(team),
    ...found.flatMap(({ name, version, breaks, warnings }) => [
      `  ${name} ${version}`,
      ...breaks.map((line) => `    breaks: ${printed(line)}`),
      ...warnings.map((line) => `    warning: ${printed(line)}`),
    ]),
  ]);
  const broken = reports.filter(({ breaks }) => breaks.length > 0);
  const names = [...new Set(broken.map(({ name }) => name))].join(', ');
  return [
    ...lines,
    '',
    broken.length === 0
      ? `${reports.length} releases work.`
      : `${broken.length} of ${reports.length} releases break: ${names}`,
  ];
}

export const isBroken = (reports: readonly RemoteReport[]): boolean =>
  reports.some(({ breaks }) => breaks.length > 0);
