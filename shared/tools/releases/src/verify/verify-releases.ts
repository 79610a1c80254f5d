import { isDevServer, type RemoteRelease, type Trust } from '@portal/contract';
import { forEachLimited } from '../for-each-limited';
import { readLive } from '../host/live';
import { HOST, HOST_RELEASES } from '../manifest';
import type { RemoteManifest } from '../manifest-schema';
import { versionOf } from '../registry/predecessors';
import {
  changeRegistry,
  describeStaleShard,
  findStaleShards,
  listedIn,
  readRegistry,
  syncShards,
} from '../registry/registry-store';
import { changeReleasesOf } from '../registry/releases';
import { devServerRefusals, entryRefusals, trustsIfReadable } from '../signing/refusals';
import type { ReleaseStore } from '../store/store';
import type { Finding } from './finding';
import { verifyFile } from './verify-file';
import { verifyHeaders } from './verify-headers';
import {
  trustsWithoutVisitors,
  type UsedRelease,
  type VerifyOptions,
  verifyManifest,
} from './verify-manifest';

/** The releases that the registry lists, the live host, and the hosts that a rollback can return to. */
async function usedReleases(store: ReleaseStore): Promise<UsedRelease[]> {
  const live = (await readLive(store))?.live;
  const hosts = live === undefined ? [] : [...live.before, live.version];
  const remotes = listedIn(await readRegistry(store)).map(
    ([name, entry]): UsedRelease => ({ name, version: versionOf(entry), entry, isLive: false }),
  );
  const ofHost = [...new Set(hosts)].map((version) => ({
    name: HOST,
    version,
    entry: null,
    isLive: version === live?.version,
  }));
  return [...ofHost, ...remotes];
}

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
async function verifyEntry(
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
async function verifyShards(store: ReleaseStore): Promise<Finding[]> {
  const stale = await findStaleShards(store);
  if (stale.length > 0) await syncShards(store);
  return stale.map((shard) => ({
    kind: 'repaired',
    path: shard.path,
    how: `from the registry: ${describeStaleShard(shard)}`,
  }));
}

/** Options of {@link verifyReleases}. */
interface VerifyReleasesOptions extends Pick<VerifyOptions, 'from'> {
  /** The operator's own trust. Default: only the live host's counts. TRUST-5. */
  readonly trust?: Trust | undefined;
}

/**
 * Compares every file of the releases in use with their manifests, and repairs what is damaged or missing:
 * a file from its compressed variants or from another store, a variant from its file. Interrupted, it can be
 * run again. Manifests are held against their signatures, the registry against the manifests, shards against the
 * registry, and the policy against the hosts' documents. REL-14, TRUST-4, TRUST-6.
 * @returns what it found, ordered by path.
 */
export async function verifyReleases(
  store: ReleaseStore,
  { from, trust }: VerifyReleasesOptions = {},
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const files = new Map<string, string>();
  let trusts = await trustsIfReadable(store, trust);
  for (const release of await usedReleases(store)) {
    const { manifest, findings: found } = await verifyManifest(store, release, { from, trusts });
    findings.push(...found);
    // The live host comes before the remotes, and says whose signatures count.
    if (release.isLive && found.length > 0) trusts = await trustsIfReadable(store, trust);
    for (const [path, hash] of Object.entries(manifest?.files ?? {})) files.set(path, hash);
    if (manifest?.kind !== 'remote' || release.entry === null) continue;
    findings.push(...(await verifyEntry(store, release.entry, manifest, trusts)));
  }
  await forEachLimited([...files], async ([path, hash]) => {
    findings.push(...(await verifyFile(store, path, hash, from)));
  });
  findings.push(...(await verifyShards(store)));
  // Once the hosts are as they were published.
  const areHostsKnown = !findings.some(
    ({ kind, path }) => kind === 'broken' && path.startsWith(`${HOST_RELEASES}/`),
  );
  if (areHostsKnown) findings.push(...(await verifyHeaders(store, trustsWithoutVisitors(trusts))));
  return findings.sort((one, other) => (one.path < other.path ? -1 : 1));
}
