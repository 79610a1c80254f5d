import type { Trust } from '@portal/contract';
import { forEachLimited } from '../for-each-limited';
import { readLive } from '../host/live';
import { HOST, HOST_RELEASES } from '../manifest';
import { versionOf } from '../registry/predecessors';
import { listedIn, readRegistry } from '../registry/registry-store';
import { trustsIfReadable } from '../signing/refusals';
import type { ReleaseStore } from '../store/store';
import type { Finding } from './finding';
import { verifyEntry, verifyShards } from './verify-entries';
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
