import type { RemoteRelease } from '@portal/contract';
import { satisfies } from 'semver';
import { readLive } from './host/live';
import { HOST, type ReleaseManifest, readManifest } from './manifest';
import { readRegistry } from './registry/registry-store';
import type { ReleaseStore } from './store/store';

type HostManifest = Extract<ReleaseManifest, { kind: 'host' }>;

/** Lists why a release cannot run in a host, by the same rules as the host's loader. */
function problemsOf({ extras: { portal } }: RemoteRelease, host: HostManifest): string[] {
  const contract =
    portal.contract === host.contract
      ? []
      : [`was built for contract ${portal.contract}, host ${host.version} has ${host.contract}`];
  const modules = Object.entries(portal.requires).flatMap(([name, range]) => {
    const version = host.provides[name];
    if (version === undefined) return [`needs ${name}, which host ${host.version} does not provide`];
    return satisfies(version, range) ? [] : [`needs ${name} ${range}, host ${host.version} has ${version}`];
  });
  return [...contract, ...modules];
}

/**
 * Finds releases that receive traffic and that the store's live host cannot run, one line per problem.
 * Empty if the store has no host.
 */
export async function findIncompatible(store: ReleaseStore): Promise<string[]> {
  const live = await readLive(store);
  const host = live === null ? null : await readManifest(store, HOST, live.live.version);
  if (host?.kind !== 'host') return [];
  return Object.entries((await readRegistry(store)).microFrontends).flatMap(([name, releases]) =>
    releases
      .filter(({ deployment }) => deployment.traffic > 0 || deployment.default)
      .flatMap((release) =>
        problemsOf(release, host).map((problem) => `${name} ${release.metadata.version} ${problem}`),
      ),
  );
}
