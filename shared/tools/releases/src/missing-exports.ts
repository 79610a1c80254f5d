import type { RemoteRelease } from '@portal/contract';
import type { CheckedRelease } from './compatible';
import { type ReleaseManifest, readManifest } from './manifest';
import { readRegistry } from './registry/registry-store';
import type { ReleaseStore } from './store/store';

type HostManifest = Extract<ReleaseManifest, { kind: 'host' }>;
type RemoteManifest = Extract<ReleaseManifest, { kind: 'remote' }>;

/** Stands for any name of a module; see `uses` of a release's manifest. */
const ANY = '*';

/**
 * What a release imports and a host does not export, one predicate each: "imports Tag of @portal/ui, which host 2.0.0
 * does not export". Modules whose exports or imports no build recorded are not compared. REVERSE-2.
 */
export const missingExports = (
  { uses = {} }: Pick<RemoteManifest, 'uses'>,
  { version, exports = {} }: Pick<HostManifest, 'version' | 'exports'>,
): string[] =>
  Object.entries(uses).flatMap(([module, names]) => {
    const exported = exports[module];
    if (exported === undefined) return [];
    return names
      .filter((name) => name !== ANY && !exported.includes(name))
      .map((name) => `imports ${name} of ${module}, which host ${version} does not export`);
  });

const isInUse = ({ deployment }: RemoteRelease) => deployment.traffic > 0 || deployment.default;

/** The releases of a store that receive traffic, or can. */
export async function releasesInUse(store: ReleaseStore): Promise<CheckedRelease[]> {
  const { microFrontends } = await readRegistry(store);
  return Object.entries(microFrontends).flatMap(([name, releases]) =>
    releases.filter(isInUse).map(({ metadata }) => ({ name, version: metadata.version })),
  );
}

/** What releases of a store import and a host does not export, one line each. */
export async function findMissingExports(
  store: ReleaseStore,
  host: Pick<HostManifest, 'version' | 'exports'>,
  releases: readonly CheckedRelease[],
): Promise<string[]> {
  const found = releases.map(async ({ name, version }) => {
    const manifest = await readManifest(store, name, version);
    if (manifest?.kind !== 'remote') return [];
    return missingExports(manifest, host).map((problem) => `${name} ${version} ${problem}`);
  });
  return (await Promise.all(found)).flat();
}
