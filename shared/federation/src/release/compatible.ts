import { incompatibilities } from '@portal/contract/compatibility';
import { readLive } from './host/live';
import { HOST, readManifest } from './manifest';
import { readRegistry } from './registry/registry-store';
import type { ReleaseStore } from './store/store';

/**
 * Finds releases that receive traffic and that the store's live host cannot run, one line per problem.
 * Empty if the store has no host.
 */
export async function findIncompatible(store: ReleaseStore): Promise<string[]> {
  const live = await readLive(store);
  const host = live === null ? null : await readManifest(store, HOST, live.live.version);
  if (host?.kind !== 'host') return [];
  const offer = { ...host, label: `host ${host.version}` };
  return Object.entries((await readRegistry(store)).microFrontends).flatMap(([name, releases]) =>
    releases
      .filter(({ deployment }) => deployment.traffic > 0 || deployment.default)
      .flatMap((release) =>
        incompatibilities(release.extras.portal, offer).map(
          (problem) => `${name} ${release.metadata.version} ${problem}`,
        ),
      ),
  );
}
