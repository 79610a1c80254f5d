import { parseRegistry, type Registry, type RegistryShard, shardsOf } from '@portal/contract';
import { retry } from '../retry';
import { bytesOf, type ReleaseStore, type Replacement, readText } from '../store/store';

export const REGISTRY = 'remotes.json';
const SHARDS = 'registry';
/** The shard of first path segments that no remote owns; servers answer with it instead of a 404. */
const UNOWNED_SHARD = '@none';
const EMPTY: RegistryShard = { owners: [], slots: {}, remotes: {} };
const SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

const registryText = (registry: Registry) => `${JSON.stringify(registry, null, 2)}\n`;
const shardPath = (segment: string) => `${SHARDS}/${segment}.json`;

interface ReadRegistry {
  readonly registry: Registry;
  readonly tag: string | null;
}

async function read(store: ReleaseStore): Promise<ReadRegistry> {
  const stored = await readText(store, REGISTRY);
  if (stored === null) return { registry: { schema: SCHEMA, microFrontends: {} }, tag: null };
  const registry = parseRegistry(JSON.parse(stored.text), `${store.place}/${REGISTRY}`);
  return { registry, tag: stored.tag };
}

/** Reads a store's registry; a store without one has no remotes. */
export const readRegistry = async (store: ReleaseStore): Promise<Registry> => (await read(store)).registry;

/** The shards that are there, by path. */
async function readShards(store: ReleaseStore): Promise<Map<string, { text: string; tag: string } | null>> {
  const paths = (await store.list(SHARDS)).filter((path) => path.endsWith('.json'));
  return new Map(await Promise.all(paths.map(async (path) => [path, await readText(store, path)] as const)));
}

/** What must be replaced so that the shards say what the registry says. */
function shardChanges(
  registry: Registry,
  there: ReadonlyMap<string, { text: string; tag: string } | null>,
): Replacement[] {
  // A segment that nobody owns any more keeps an empty shard: nothing that a page may ask for goes away.
  const wanted = new Map(
    [...there.keys(), shardPath(UNOWNED_SHARD)].map((path) => [path, JSON.stringify(EMPTY)]),
  );
  for (const [segment, shard] of shardsOf(registry)) wanted.set(shardPath(segment), JSON.stringify(shard));
  return [...wanted].flatMap(([path, text]) => {
    const stored = there.get(path) ?? null;
    return stored?.text === text ? [] : [{ path, bytes: bytesOf(text), expected: stored?.tag ?? null }];
  });
}

/** Paths of shards that do not say what the registry says: a change was interrupted, or is being made. */
export async function staleShards(store: ReleaseStore): Promise<string[]> {
  const there = await readShards(store);
  return shardChanges(await readRegistry(store), there).map(({ path }) => path);
}

/**
 * Brings the shards into line with the registry. Each shard is read before the registry is and replaced
 * only if it still is what was read, so that no shard ever goes back behind what another publisher wrote.
 */
export async function syncShards(store: ReleaseStore): Promise<void> {
  await retry(store.place, SHARDS, async () => {
    const there = await readShards(store);
    const changes = shardChanges(await readRegistry(store), there);
    if (changes.length === 0) return true;
    await store.replace(changes);
    return undefined; // look again: the registry may have changed meanwhile
  });
}

/** A registry before and after a change. */
export interface RegistryChange {
  readonly before: Registry;
  readonly after: Registry;
}

/**
 * Changes the registry, whoever else does so at the same moment, then its shards. Nothing is written when
 * the changed registry is not valid. The registry is what counts: a change that is interrupted after it
 * is finished by the next one, or by {@link syncShards}.
 */
export async function changeRegistry(
  store: ReleaseStore,
  change: (registry: Registry) => Registry,
): Promise<RegistryChange> {
  const made = await retry(store.place, REGISTRY, async () => {
    const there = await readShards(store);
    const { registry: before, tag } = await read(store);
    const after = parseRegistry(change(before), REGISTRY);
    if (tag !== null && registryText(after) === registryText(before)) return { before, after };
    const registry = { path: REGISTRY, bytes: bytesOf(registryText(after)), expected: tag };
    const replaced = await store.replace([registry, ...shardChanges(after, there)]);
    if (replaced > 0) return { before, after };
    // An answer that was lost on its way is asked for again, and then finds the registry changed by itself.
    return (await readText(store, REGISTRY))?.text === registryText(after) ? { before, after } : undefined;
  });
  await syncShards(store);
  return made;
}
