import { isDevServer, type RemoteRelease, type Trust } from '@portal/contract';
import type { RemoteManifest } from '../manifest-schema';
import { versionOf } from '../registry/predecessors';
import { changeRegistry, describeStaleShard, findStaleShards, syncShards } from '../registry/registry-store';
import { changeReleasesOf } from '../registry/releases';
import { devServerRefusals, entryRefusals } from '../signing/refusals';
import type { ReleaseStore } from '../store/store';
import type { Finding } from './finding';

/** The signed entry with what the operator changes of the listed one: traffic, history, origin. */
function withOperatorsFields(
  { url, deployment, extras: { history } }: RemoteRelease,
  { entry }: RemoteManifest,
): RemoteRelease {
  const origin = url.endsWith(entry.url) ? url.slice(0, -entry.url.length) : '';
  return {
    ...entry,
    url: origin + entry.url,
    deployment,
    extras: { ...entry.extras, ...(history && { history }) },
  };
}

/**
 * Compares a registry's entry with that of its release's manifest. One that differs is written again if the manifest is
 * signed; otherwise nobody knows which of the two is right. TRUST-6.
 * @param trusts those that the manifest was held against.
 */
export async function verifyEntry(
  store: ReleaseStore,
  listed: RemoteRelease,
  manifest: RemoteManifest,
  trusts: readonly Trust[],
): Promise<Finding[]> {
  const { name } = manifest;
  const isOfStore = !isDevServer(listed);
  const refusals = isOfStore
    ? entryRefusals(name, listed, manifest.entry)
    : devServerRefusals(name, listed, trusts);
  if (refusals.length === 0) return [];
  const isVerified = trusts.length > 0 && manifest.signature !== undefined;
  if (!isVerified || !isOfStore) return refusals.map((refusal) => ({ kind: 'broken', ...refusal }));
  const version = versionOf(listed);
  await changeRegistry(
    store,
    changeReleasesOf(name, (releases) =>
      releases.map((one) => (versionOf(one) === version ? withOperatorsFields(one, manifest) : one)),
    ),
  );
  return refusals.map(({ path, reason }) => ({
    kind: 'repaired',
    path,
    how: `from the signed release.json: it ${reason}`,
  }));
}

/** Derives the shards again that are not what the registry says, and names what differed. TRUST-6. */
export async function verifyShards(store: ReleaseStore): Promise<Finding[]> {
  const stale = await findStaleShards(store);
  if (stale.length > 0) await syncShards(store);
  return stale.map((shard) => ({
    kind: 'repaired',
    path: shard.path,
    how: `from the registry: ${describeStaleShard(shard)}`,
  }));
}
