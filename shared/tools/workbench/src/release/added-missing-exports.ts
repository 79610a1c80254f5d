import {
  type CheckedRelease,
  findMissingExports,
  type ReleaseStore,
  readLiveHost,
  releasesInUse,
} from '@portal/federation/release';

type Host = NonNullable<Awaited<ReturnType<typeof readLiveHost>>>;

/** A store before and after a planned change. */
interface PlannedChange {
  readonly store: ReleaseStore;
  readonly plan: ReleaseStore;
  /** A release that is checked although it receives no traffic. Default: none. */
  readonly also: CheckedRelease | undefined;
}

const keyOf = ({ name, version }: CheckedRelease) => `${name} ${version}`;

/**
 * What releases would import after a change without the host exporting it, and do not before. Reads the manifests of
 * those releases only whose host, or whose traffic, changes: a store can have a thousand others. REVERSE-2.
 * @param host Default: the live one, before and after the change.
 */
export async function addedMissingExports(
  { store, plan, also }: PlannedChange,
  host: Host | undefined,
): Promise<string[]> {
  const after = host ?? (await readLiveHost(plan));
  const before = host ?? (await readLiveHost(store));
  if (after === null) return [];
  const inUse = [...(await releasesInUse(plan)), ...(also === undefined ? [] : [also])];
  if (before?.version !== after.version) {
    const known = before === null ? [] : await findMissingExports(plan, before, inUse);
    // The lines name the host, which is another one.
    const isKnown = (line: string) => known.some((other) => other.split(', ')[0] === line.split(', ')[0]);
    return (await findMissingExports(plan, after, inUse)).filter((line) => !isKnown(line));
  }
  const old = new Set((await releasesInUse(store)).map(keyOf));
  return findMissingExports(
    plan,
    after,
    inUse.filter((release) => !old.has(keyOf(release))),
  );
}
