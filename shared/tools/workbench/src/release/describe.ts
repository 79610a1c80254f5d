import type { Registry, RemoteRelease } from '@portal/contract';
import type { LiveHost } from '@portal/releases';

/** Formats rows as a table with aligned columns. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, column) => Math.max(widest[column] ?? 0, cell.length)),
    [],
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

type Releases = readonly RemoteRelease[];

const share = ({ deployment }: RemoteRelease): string =>
  `${deployment.traffic} %${deployment.default ? ', default' : ''}`;

const shareIn = (releases: Releases, version: string): string | undefined => {
  const found = releases.find(({ metadata }) => metadata.version === version);
  return found === undefined ? undefined : share(found);
};

/** Describes how a registry change affects traffic, one line per affected release. */
export function describeChange(before: Registry, after: Registry): string[] {
  const names = new Set([...Object.keys(before.microFrontends), ...Object.keys(after.microFrontends)]);
  const rows = [...names].flatMap((name) => {
    const [old, changed] = [before.microFrontends[name] ?? [], after.microFrontends[name] ?? []];
    const versions = new Set([...old, ...changed].map(({ metadata }) => metadata.version));
    return [...versions].flatMap((version) => {
      const [was, is] = [shareIn(old, version), shareIn(changed, version)];
      if (was === is) return [];
      return [[name, version, was ?? 'not listed', '→', is ?? 'not listed']];
    });
  });
  return rows.length === 0 ? ['The registry stays as it is.'] : table(rows);
}

export const describeHost = (before: LiveHost | null, after: LiveHost): string =>
  before?.version === after.version
    ? `host  ${after.version} stays live`
    : `host  ${before === null ? 'none' : before.version} → ${after.version} live`;

/** Summarizes what a dry run would write: releases by folder, everything else by path. */
export function describePlan(written: readonly string[]): string[] {
  const folderOf = (path: string) =>
    /^(?:remotes\/[^/]+|host\/releases)\/[^/]+\/|^host\/(?!live)/.exec(path)?.[0];
  const counts = new Map<string, number>();
  for (const path of written) {
    const target = folderOf(path) ?? path;
    counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return [...counts].map(([target, count]) => (target.endsWith('/') ? `${target} (${count} files)` : target));
}

/** Formats an ISO time to the minute. */
const formatTime = (time: string | undefined): string => time?.slice(0, 16).replace('T', ' ') ?? '';

type CanaryHistory = NonNullable<NonNullable<RemoteRelease['extras']['history']>['canary']>;

/** Why the guard of a canary took it back, as a cell of the table. */
const describeTakenBack = (takenBack: CanaryHistory['takenBack']): string[] =>
  takenBack === undefined ? [] : [`taken back ${formatTime(takenBack.at)}: ${takenBack.reason}`];

/** The reasons against a release that was published all the same, as a cell of the table. BUDGET-2. */
const describeForced = (forced: readonly string[] | undefined): string[] =>
  forced === undefined ? [] : [`forced: ${forced.join('; ')}`];

/** Cells that say who signed a release and where it was built, by `name version`. */
export type Origins = ReadonlyMap<string, readonly string[]>;

/**
 * Lists the releases of all parts, or of one.
 * @param origins of the releases. Default: they are not shown.
 */
export function describeStatus(
  registry: Registry,
  live: LiveHost | null,
  only?: string,
  origins: Origins = new Map(),
): string[] {
  const originOf = (name: string, version: string) => origins.get(`${name} ${version}`) ?? [];
  const host = only === undefined || only === 'host';
  const hosts = host
    ? [
        [
          'host',
          live?.version ?? 'none',
          live === null ? '' : 'live',
          '',
          '',
          '',
          ...originOf('host', live?.version ?? ''),
        ],
        ...(live?.before ?? [])
          .toReversed()
          .map((version) => ['host', version, '', '', '', '', ...originOf('host', version)]),
      ]
    : [];
  const remotes = Object.entries(registry.microFrontends)
    .filter(([name]) => only === undefined || only === name)
    .flatMap(([name, releases]) =>
      releases.toReversed().map((release) => {
        const { portal, history } = release.extras;
        const patterns = `contract ${portal.contract}  ${portal.owns.join(' ')}`;
        const owner = portal.owner?.team ?? 'no owner';
        return [
          name,
          release.metadata.version,
          share(release),
          formatTime(history?.published),
          owner,
          patterns,
          ...originOf(name, release.metadata.version),
          ...describeTakenBack(history?.canary?.takenBack),
          ...describeForced(history?.forced),
        ];
      }),
    );
  return table([...hosts, ...remotes]);
}
