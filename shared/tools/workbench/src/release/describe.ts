import { printable, type Registry, type RemoteRelease } from '@portal/contract';
import { HOST, type LiveHost, listedIn } from '@portal/releases';

/** Characters of a cell. */
const MAX_CELL = 1_000;

/** Formats rows as a table with aligned columns. Teams write some cells: none of them ends its line, or moves the cursor. */
export function table(texts: readonly (readonly string[])[]): string[] {
  const rows = texts.map((row) => row.map((cell) => printable(cell, MAX_CELL)));
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length);
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** How much of the traffic a release gets, in percent, and whether visitors get it who are not part of a canary. */
type Share = RemoteRelease['deployment'];

/** What happens to the visitors of one release. */
export interface ShareChange {
  readonly part: string;
  readonly version: string;
  /** `null`: not listed. */
  readonly before: Share | null;
  /** `null`: not listed. */
  readonly after: Share | null;
}

const sharesOf = (registry: Registry): ReadonlyMap<string, Share> =>
  new Map(
    listedIn(registry).map(([part, { metadata, deployment }]) => [`${part} ${metadata.version}`, deployment]),
  );

const shareText = (share: Share | null): string =>
  share === null ? 'not listed' : `${share.traffic} %${share.default ? ', default' : ''}`;

const isChanged = ({ before, after }: ShareChange) => shareText(before) !== shareText(after);

/** Whose traffic changes between two states of a registry, and what visitors get of a part. */
export function shareChanges(before: Registry, after: Registry, only?: string): ShareChange[] {
  const [old, changed] = [sharesOf(before), sharesOf(after)];
  return [...new Set([...old.keys(), ...changed.keys()])]
    .map((key) => {
      const [part = '', version = ''] = key.split(' ');
      return { part, version, before: old.get(key) ?? null, after: changed.get(key) ?? null };
    })
    .filter(
      (change) =>
        isChanged(change) ||
        (change.part === only && change.after !== null && (change.after.traffic > 0 || change.after.default)),
    );
}

/** Lists the shares that change, one line each. */
export const describeShares = (changes: readonly ShareChange[]): string[] =>
  table(
    changes
      .filter(isChanged)
      .map(({ part, version, before, after }) => [part, version, shareText(before), '→', shareText(after)]),
  );

/** Describes how a registry change affects traffic, one line per affected release. */
export function describeChange(before: Registry, after: Registry): string[] {
  const changes = describeShares(shareChanges(before, after));
  return changes.length === 0 ? ['The registry stays as it is.'] : changes;
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

/**
 * Lists the releases of all parts, or of one, with the reasons against those that were forced. BUDGET-2.
 * @param origins cells that say who signed a release and where it was built, by `name version`. Default: they are not
 * shown.
 */
export function describeStatus(
  registry: Registry,
  live: LiveHost | null,
  only?: string,
  origins: ReadonlyMap<string, readonly string[]> = new Map(),
): string[] {
  const originOf = (name: string, version: string) => origins.get(`${name} ${version}`) ?? [];
  const rowOf = (version: string, state: string) =>
    [HOST, version, state, '', '', '', ...originOf(HOST, version)] as const;
  const hosts = [
    rowOf(live?.version ?? 'none', live === null ? '' : 'live'),
    ...(live?.before ?? []).toReversed().map((version) => rowOf(version, '')),
  ];
  const remotes = Object.entries(registry.microFrontends)
    .filter(([name]) => only === undefined || only === name)
    .flatMap(([name, releases]) =>
      releases.toReversed().map((release) => {
        const { portal, history } = release.extras;
        const { forced, canary } = history ?? {};
        const patterns = `contract ${portal.contract}  ${portal.owns.join(' ')}`;
        const owner = portal.owner?.team ?? 'no owner';
        return [
          name,
          release.metadata.version,
          shareText(release.deployment),
          formatTime(history?.published),
          owner,
          patterns,
          ...originOf(name, release.metadata.version),
          ...(canary?.takenBack === undefined
            ? []
            : [`taken back ${formatTime(canary.takenBack.at)}: ${canary.takenBack.reason}`]),
          ...(forced === undefined ? [] : [`forced: ${forced.join('; ')}`]),
        ];
      }),
    );
  return table([...(only === undefined || only === HOST ? hosts : []), ...remotes]);
}
