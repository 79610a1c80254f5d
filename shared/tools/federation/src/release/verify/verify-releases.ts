import { forEachLimited } from '../for-each-limited';
import { readLive } from '../host/live';
import { HOST } from '../manifest';
import { readRegistry } from '../registry/registry-store';
import { versionOf } from '../registry/releases';
import type { ReleaseStore } from '../store/store';
import type { Finding } from './finding';
import { verifyFile } from './verify-file';
import { type UsedRelease, verifyManifest } from './verify-manifest';

/** The releases that the registry lists, the live host, and the hosts that a rollback can return to. */
async function usedReleases(store: ReleaseStore): Promise<UsedRelease[]> {
  const live = (await readLive(store))?.live;
  const hosts = live === undefined ? [] : [...live.before, live.version];
  const remotes = Object.entries((await readRegistry(store)).microFrontends).flatMap(([name, releases]) =>
    releases.map((entry): UsedRelease => ({ name, version: versionOf(entry), entry })),
  );
  return [...[...new Set(hosts)].map((version) => ({ name: HOST, version, entry: null })), ...remotes];
}

/**
 * Compares every file of the releases in use with their manifests, and repairs what is damaged or missing:
 * a file from its compressed variants or from another store, a variant from its file. Interrupted, it can be
 * run again. REL-14.
 * @param from another store that may have the releases, for example staging. Default: none.
 * @returns what it found, ordered by path.
 */
export async function verifyReleases(
  store: ReleaseStore,
  from?: ReleaseStore,
  now: Date = new Date(),
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const files = new Map<string, string>();
  for (const release of await usedReleases(store)) {
    const { manifest, findings: found } = await verifyManifest(store, release, from, now);
    findings.push(...found);
    for (const [path, hash] of Object.entries(manifest?.files ?? {})) files.set(path, hash);
  }
  await forEachLimited([...files], async ([path, hash]) => {
    findings.push(...(await verifyFile(store, path, hash, from)));
  });
  return findings.sort((one, other) => (one.path < other.path ? -1 : 1));
}
