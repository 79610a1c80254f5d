import { type Registry, type RegistryShard, shardsOf } from '@portal/contract';
import { bytesOf, type ReleaseStore, type Replacement, readText } from '../store/store';

export const SHARDS_FOLDER = 'registry';
/** The shard for path segments that no remote owns. Servers return it instead of a 404. */
const UNOWNED_SHARD = '@none';
const EMPTY_SHARD: RegistryShard = { owners: [], slots: {}, remotes: {} };

const shardPath = (segment: string) => `${SHARDS_FOLDER}/${segment}.json`;

type StoredShard = { readonly text: string; readonly tag: string } | null;

/** The shards of a registry by path, serialized. */
const shardTexts = (registry: Registry): Map<string, string> =>
  new Map([...shardsOf(registry)].map(([segment, shard]) => [shardPath(segment), JSON.stringify(shard)]));

const readFiles = async (store: ReleaseStore, paths: readonly string[]): Promise<Map<string, StoredShard>> =>
  new Map(await Promise.all(paths.map(async (path) => [path, await readText(store, path)] as const)));

/** Reads the stored shards, by path. */
export const readShards = async (store: ReleaseStore): Promise<Map<string, StoredShard>> =>
  readFiles(
    store,
    (await store.list(SHARDS_FOLDER)).filter((path) => path.endsWith('.json')),
  );

/** The replacements for the files whose text is not the wanted one. */
function replacementsFor(
  wanted: ReadonlyMap<string, string>,
  stored: ReadonlyMap<string, StoredShard>,
): Replacement[] {
  return [...wanted].flatMap(([path, text]) => {
    const file = stored.get(path) ?? null;
    return file?.text === text ? [] : [{ path, bytes: bytesOf(text), expected: file?.tag ?? null }];
  });
}

/** The replacements that make the stored shards match the registry. */
export function shardChanges(
  registry: Registry,
  storedShards: ReadonlyMap<string, StoredShard>,
): Replacement[] {
  // A segment without an owner keeps an empty shard, because open pages may still request it.
  const empty = [...storedShards.keys(), shardPath(UNOWNED_SHARD)].map(
    (path) => [path, JSON.stringify(EMPTY_SHARD)] as const,
  );
  return replacementsFor(new Map([...empty, ...shardTexts(registry)]), storedShards);
}

/**
 * The replacements for the shards that a change of the registry affects. Only these are read: a large
 * portal has hundreds of shards, and most changes affect none.
 */
export async function affectedShards(
  store: ReleaseStore,
  before: Registry,
  after: Registry,
): Promise<Replacement[]> {
  const [old, wanted] = [shardTexts(before), shardTexts(after)];
  for (const path of old.keys()) if (!wanted.has(path)) wanted.set(path, JSON.stringify(EMPTY_SHARD));
  const affected = new Map([...wanted].filter(([path, text]) => old.get(path) !== text));
  return replacementsFor(affected, await readFiles(store, [...affected.keys()]));
}
