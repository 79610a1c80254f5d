import { ReleaseError } from '../errors';
import { readLive } from '../host/live';
import { HOST, isDocument, readAnyVersion, releaseFolder, rootFolder } from '../manifest';
import { defaultOf, predecessorsOf, versionOf } from '../registry/predecessors';
import { readRegistry, readShards } from '../registry/registry-store';
import { filesBelow, type ReleaseStore, readText } from '../store/store';
import { removeVersions, unmarkRemoved } from './remove-versions';

/** Something that refers to a release of a remote. */
type Reference =
  | { readonly kind: 'default' | 'canary'; readonly traffic: number }
  /** A page reads this file and would load the release. */
  | { readonly kind: 'shard' | 'document'; readonly path: string }
  | { readonly kind: 'listed' }
  /** A rollback from `of` can return to it. */
  | { readonly kind: 'predecessor'; readonly of: string };

/** Whether visitors can get the release through this reference. */
const isLiveReference = ({ kind }: Reference): boolean => kind !== 'listed' && kind !== 'predecessor';

export function describeReference(reference: Reference): string {
  switch (reference.kind) {
    case 'default':
      return `the registry: it is the default, with ${reference.traffic} % of the traffic`;
    case 'canary':
      return `the registry: it is a canary, with ${reference.traffic} % of the traffic`;
    case 'shard':
      return `the shard ${reference.path}`;
    case 'document':
      return `the live host's document ${reference.path}`;
    case 'listed':
      return 'the registry lists it, without traffic';
    case 'predecessor':
      return `the predecessors of ${reference.of}: a rollback can return to it`;
  }
}

async function registryReferences(store: ReleaseStore, name: string, version: string): Promise<Reference[]> {
  const releases = (await readRegistry(store)).microFrontends[name] ?? [];
  const release = releases.find((one) => versionOf(one) === version);
  if (release === undefined) return [];
  const { traffic, default: isDefault } = release.deployment;
  if (isDefault) return [{ kind: 'default', traffic }];
  if (traffic > 0) return [{ kind: 'canary', traffic }];
  const isPredecessor = predecessorsOf(releases).includes(version);
  return isPredecessor ? [{ kind: 'predecessor', of: versionOf(defaultOf(releases)) }] : [{ kind: 'listed' }];
}

/** Paths of the live host's documents at the store's root. */
async function documentPaths(store: ReleaseStore): Promise<string[]> {
  const found = await readLive(store);
  const host = found && (await readAnyVersion(store, HOST, found.live.version));
  // A host without its description has no documents here: a bad release can be purged all the same.
  if (host?.kind !== 'complete') return [];
  const { version, files } = host.manifest;
  const root = `${rootFolder(version)}/`;
  return Object.keys(files)
    .filter((path) => path.startsWith(root) && isDocument(path))
    .map((path) => path.slice(root.length));
}

/** Everything that refers to a release of a remote: the registry, its shards, and the live host's documents. */
async function referencesTo(store: ReleaseStore, name: string, version: string): Promise<Reference[]> {
  // Every URL of the release contains its folder, whatever its base URL.
  const folder = `/${releaseFolder(name, version)}/`;
  const shards = [...(await readShards(store))].flatMap(([path, shard]): Reference[] =>
    shard?.text.includes(folder) ? [{ kind: 'shard', path }] : [],
  );
  const documents = (await documentPaths(store)).map(async (path): Promise<Reference[]> => {
    const document = await readText(store, path);
    return document?.text.includes(folder) ? [{ kind: 'document', path }] : [];
  });
  return [
    ...(await registryReferences(store, name, version)),
    ...shards,
    ...(await Promise.all(documents)).flat(),
  ];
}

/**
 * Removes a release of a remote permanently: its registry entry and its files. The version can never be
 * published again, because caches may keep its files for a year. REL-13.
 * @throws {ReleaseError} if visitors can get it, or the store does not have it.
 */
export async function purge(store: ReleaseStore, name: string, version: string) {
  if (name === HOST)
    throw new ReleaseError('Releases of the host share their scripts, and cannot be purged.');
  const stored = await readAnyVersion(store, name, version);
  const references = await referencesTo(store, name, version);
  if (references.some(isLiveReference)) {
    // An interrupted purge can have marked a version as removed that was promoted since.
    if (stored.kind === 'removed') await unmarkRemoved(store, { name, version });
    const live = references.map((reference) => `  ${describeReference(reference)}`);
    throw new ReleaseError(
      `${name} ${version} is in use, and nothing was removed. It is referred to by:\n${live.join('\n')}`,
    );
  }
  const files = await filesBelow(store, releaseFolder(name, version));
  if (stored.kind === 'none' && files.length === 0 && references.length === 0)
    throw new ReleaseError(`${store.location} has no release ${version} of ${name}`);
  const removal = await removeVersions(store, [{ name, version }], { listed: 'unlist' });
  return { references, files: removal.files };
}
