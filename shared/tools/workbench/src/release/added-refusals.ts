import type { Registry, RemoteRelease, Trust } from '@portal/contract';
import {
  type CheckedRelease,
  describeRefusal,
  HOST,
  listedRefusals,
  manifestRefusal,
  type Refusal,
  type ReleaseStore,
  readLive,
  readRegistry,
  readVersion,
  trustsOf,
} from '@portal/releases';

/** A store before and after a planned change. */
interface PlannedChange {
  readonly store: ReleaseStore;
  readonly plan: ReleaseStore;
  /** A release that is checked although it receives no traffic. Default: none. */
  readonly also: CheckedRelease | undefined;
  /** The operator's own trust. Default: only the live host's counts. */
  readonly trust: Trust | undefined;
}

const isInUse = ({ deployment }: RemoteRelease) => deployment.traffic > 0 || deployment.default;

/** The entries that a change lists, or gives traffic that they had not. */
function changedEntries(before: Registry, after: Registry): [name: string, entry: RemoteRelease][] {
  return Object.entries(after.microFrontends).flatMap(([name, releases]) => {
    const old = new Map((before.microFrontends[name] ?? []).map((entry) => [entry.metadata.version, entry]));
    return releases
      .filter((entry) => {
        const known = old.get(entry.metadata.version);
        return known === undefined || (isInUse(entry) && JSON.stringify(known) !== JSON.stringify(entry));
      })
      .map((entry): [string, RemoteRelease] => [name, entry]);
  });
}

/** Why a published release may not be used; none if it may, or is not there. */
async function refusalsOf(
  store: ReleaseStore,
  name: string,
  version: string,
  trusts: readonly Trust[],
): Promise<readonly Refusal[]> {
  const stored = await readVersion(store, name, version);
  const refusal = stored.kind === 'complete' ? await manifestRefusal(stored, trusts) : undefined;
  return refusal === undefined ? [] : [refusal];
}

/**
 * Why releases may not run that a change lists, gives traffic or makes live: they are not signed as the live host and
 * the operator require, or their registry entry is not the signed one. One line each. Reads the manifests of those
 * releases only. A host is held against the trust of the host before it. TRUST-4 to TRUST-6.
 */
export async function addedRefusals({ store, plan, also, trust }: PlannedChange): Promise<string[]> {
  const trusts = await trustsOf(store, trust);
  const changed = changedEntries(await readRegistry(store), await readRegistry(plan));
  const listed = changed.map(([name, entry]) => listedRefusals(plan, name, entry, trusts));
  const live = (await readLive(plan))?.live.version;
  const isNewHost = live !== undefined && live !== (await readLive(store))?.live.version;
  const others = [
    ...(isNewHost ? [{ name: HOST, version: live }] : []),
    ...(also === undefined ? [] : [also]),
  ].map(({ name, version }) => refusalsOf(plan, name, version, trusts));
  return [...new Set((await Promise.all([...listed, ...others])).flat().map(describeRefusal))];
}
