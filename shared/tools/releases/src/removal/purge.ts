import { ReleaseError } from '../errors';
import { readLive } from '../host/live';
import { HOST, isDocument, namesAtRoot, readAnyVersion, releaseFolder } from '../manifest';
import { defaultOf, predecessorsOf, versionOf } from '../registry/predecessors';
import { readRegistry, readShards } from '../registry/registry-store';
import { filesBelow, type ReleaseStore, readText } from '../store/store';
import { removeVersions, unmarkRemoved } from './remove-versions';

/** Something that refers to a release of a remote. */
interface Reference {
  /** In words: "the shard registry/x.json". */
  readonly from: string;
  /** Whether visitors can get the release through it. */
  readonly isLive: boolean;
}

async function registryReferences(store: ReleaseStore, name: string, version: string): Promise<Reference[]> {
  const releases = (await readRegistry(store)).microFrontends[name] ?? [];
  const release = releases.find((one) => versionOf(one) === version);
  if (release === undefined) return [];
  const { traffic, default: isDefault } = release.deployment;
  if (isDefault || traffic > 0) {
    const what = isDefault ? 'the default' : 'a canary';
    return [{ from: `the registry: it is ${what}, with ${traffic} % of the traffic`, isLive: true }];
  }
  const from = predecessorsOf(releases).includes(version)
    ? `the predecessors of ${versionOf(defaultOf(releases))}: a rollback can return to it`
    : 'the registry lists it, without traffic';
  return [{ from, isLive: false }];
}

/** Paths of the live host's documents at the store's root. */
async function documentPaths(store: ReleaseStore): Promise<string[]> {
  const found = await readLive(store);
  const host = found && (await readAnyVersion(store, HOST, found.live.version));
  // A host without its description has no documents here: a bad release can be purged all the same.
  return host?.kind === 'complete' ? namesAtRoot(host.manifest).filter(isDocument) : [];
}

/** Everything that refers to a release of a remote: the registry, its shards, and the live host's documents. */
async function referencesTo(store: ReleaseStore, name: string, version: string): Promise<Reference[]> {
  // Every URL of the release contains its folder, whatever its base URL.
  const folder = `/${releaseFolder(name, version)}/`;
  // A page reads these files and would load the release.
  const shards = [...(await readShards(store))].flatMap(([path, shard]) =>
    shard?.text.includes(folder) ? `the shard ${path}` : [],
  );
  const documents = (await documentPaths(store)).map(async (path) => {
    const document = await readText(store, path);
    return document?.text.includes(folder) ? `the live host's document ${path}` : [];
  });
  return [
    ...(await registryReferences(store, name, version)),
    ...[...shards, ...(await Promise.all(documents)).flat()].map((from) => ({ from, isLive: true })),
  ];
}

/**
 * Removes a release of a remote permanently: its registry entry and its files. The version can never be
 * published again, because caches may keep its files for a year. REL-13.
 * @returns what referred to it, in words, and the paths of the deleted files.
 * @throws {ReleaseError} if visitors can get it, or the store does not have it.
 */
export async function purge(store: ReleaseStore, name: string, version: string) {
  if (name === HOST)
    throw new ReleaseError('Releases of the host share their scripts, and cannot be purged.');
  const stored = await readAnyVersion(store, name, version);
  const references = await referencesTo(store, name, version);
  if (references.some(({ isLive }) => isLive)) {
    // An interrupted purge can have marked a version as removed that was promoted since.
    if (stored.kind === 'removed') await unmarkRemoved(store, { name, version });
    const lines = references.map(({ from }) => `  ${from}`);
    throw new ReleaseError(
      `${name} ${version} is in use, and nothing was removed. It is referred to by:\n${lines.join('\n')}`,
    );
  }
  const files = await filesBelow(store, releaseFolder(name, version));
  if (stored.kind === 'none' && files.length === 0 && references.length === 0)
    throw new ReleaseError(`${store.location} has no release ${version} of ${name}`);
  const removal = await removeVersions(store, [{ name, version }], { listed: 'unlist' });
  return { references: references.map(({ from }) => from), files: removal.files };
}
