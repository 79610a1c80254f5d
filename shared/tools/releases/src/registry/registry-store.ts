import {
  isDevServer,
  parseRegistry,
  type Registry,
  type RegistryShard,
  type RemoteRelease,
  scriptsWithoutIntegrity,
  shardsOf,
} from '@portal/contract';
import { ON_CALL, ReleaseError } from '../errors';
import { retry } from '../retry';
import { differencesOf } from '../signing/differences';
import { bytesOf, type ReleaseStore, readText, textOf } from '../store/store';

export const REGISTRY = 'remotes.json';
/** How many fields of a shard a message names. */
const MAX_NAMED_FIELDS = 5;
const SCHEMA_URL = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/**
 * Serializes a registry with one release per line: small, because every publication reads and writes it, and
 * readable in a diff.
 */
function serializeRegistry({ microFrontends, ...rest }: Registry): string {
  const remotes = Object.entries(microFrontends).map(([name, releases]) => {
    const lines = releases.map((release) => JSON.stringify(release)).join(',\n');
    return `${JSON.stringify(name)}:[\n${lines}\n]`;
  });
  const head = JSON.stringify(rest).slice(0, -1);
  return `${head}${head === '{' ? '' : ','}\n"microFrontends":{\n${remotes.join(',\n')}\n}}\n`;
}

/** The JSON of a text; `undefined` if it is none. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Every change writes the registry before the shards, so shards of remotes without a registry mean that it was lost:
 * whatever is written for an empty one would take all remotes from their pages. REL-26.
 * @throws {ReleaseError}
 */
async function assertNotLost(store: ReleaseStore): Promise<void> {
  const shards = await readShards(store);
  if ([...shards.values()].every((shard) => shard?.text === EMPTY_SHARD)) return;
  if ((await store.read(REGISTRY)) !== null) return; // The first one, written meanwhile.
  throw new ReleaseError(
    `${store.location} has no ${REGISTRY}, but shards of remotes. Put it back: ${ON_CALL}`,
  );
}

async function readStored(store: ReleaseStore) {
  const stored = await readText(store, REGISTRY);
  if (stored === null) {
    await assertNotLost(store);
    return { registry: { schema: SCHEMA_URL, microFrontends: {} }, tag: null };
  }
  const source = `${store.location}/${REGISTRY}`;
  try {
    return { registry: parseRegistry(JSON.parse(stored.text), source), tag: stored.tag };
  } catch (cause) {
    const what = cause instanceof SyntaxError ? `${source} is no JSON` : (cause as Error).message;
    throw new ReleaseError(`${what}. Put an earlier version of it back: ${ON_CALL}`, { cause });
  }
}

/** Reads a store's registry; empty if the store has none. */
export const readRegistry = async (store: ReleaseStore): Promise<Registry> =>
  (await readStored(store)).registry;

/** Every release that a registry lists, with the name of its remote. */
export const listedIn = ({ microFrontends }: Registry): [name: string, entry: RemoteRelease][] =>
  Object.entries(microFrontends).flatMap(([name, releases]) =>
    releases.map((entry): [string, RemoteRelease] => [name, entry]),
  );

/** @throws {ReleaseError} if the registry lists no release of a remote. */
export function assertListed({ microFrontends }: Registry, name: string): void {
  const known = Object.keys(microFrontends);
  if (!known.includes(name))
    throw new ReleaseError(`The registry has no remote ${name}; it lists ${known.join(', ') || 'none'}`);
}

const SHARDS_FOLDER = 'registry';
/** The shard for path segments that no remote owns. Servers return it instead of a 404. */
const UNOWNED_SHARD = '@none';
const EMPTY_SHARD = JSON.stringify({ owners: [], slots: {}, remotes: {} } satisfies RegistryShard);

const shardPath = (segment: string) => `${SHARDS_FOLDER}/${segment}.json`;

type StoredShard = { readonly text: string; readonly tag: string } | null;

/**
 * The shards of a registry by path, serialized.
 * @param known paths of other shards: a segment without an owner keeps an empty one, because open pages may request it.
 */
const shardTexts = (registry: Registry, known: Iterable<string>): Map<string, string> =>
  new Map([
    ...[...known, shardPath(UNOWNED_SHARD)].map((path) => [path, EMPTY_SHARD] as const),
    ...[...shardsOf(registry)].map(
      ([segment, shard]) => [shardPath(segment), JSON.stringify(shard)] as const,
    ),
  ]);

const readFiles = async (store: ReleaseStore, paths: readonly string[]): Promise<Map<string, StoredShard>> =>
  new Map(await Promise.all(paths.map(async (path) => [path, await readText(store, path)] as const)));

/** Reads the stored shards, by path. */
export const readShards = async (store: ReleaseStore): Promise<Map<string, StoredShard>> =>
  readFiles(
    store,
    (await store.list(SHARDS_FOLDER)).files.filter((path) => path.endsWith('.json')),
  );

/** The replacements for the files whose text is not the wanted one. */
function replacementsFor(wanted: ReadonlyMap<string, string>, stored: ReadonlyMap<string, StoredShard>) {
  return [...wanted].flatMap(([path, text]) => {
    const file = stored.get(path) ?? null;
    return file?.text === text ? [] : [{ path, bytes: bytesOf(text), expected: file?.tag ?? null }];
  });
}

/**
 * The replacements for the shards that a change of the registry affects. Only these are read: a large
 * portal has hundreds of shards, and most changes affect none.
 */
async function affectedShards(store: ReleaseStore, before: Registry, after: Registry) {
  const old = shardTexts(before, []);
  const affected = new Map(
    [...shardTexts(after, old.keys())].filter(([path, text]) => old.get(path) !== text),
  );
  return replacementsFor(affected, await readFiles(store, [...affected.keys()]));
}

/** A shard that is not what the registry says: a change is in progress or was interrupted, or others changed it. */
export interface StaleShard {
  readonly path: string;
  /** Where it differs, such as `owners.0.remote`. Empty: it is missing. TRUST-6. */
  readonly fields: readonly string[];
}

/** Compares the shards with what the registry says. */
export async function findStaleShards(store: ReleaseStore): Promise<StaleShard[]> {
  const shards = await readShards(store);
  const wanted = shardTexts(await readRegistry(store), shards.keys());
  return replacementsFor(wanted, shards).map(({ path, bytes }) => {
    const stored = shards.get(path)?.text;
    if (stored === undefined) return { path, fields: [] };
    const differences = differencesOf(JSON.parse(textOf(bytes)), jsonOf(stored));
    // The same values, written in another way; or no JSON, of which no field can be named.
    if (differences.length === 0) return { path, fields: ['its form'] };
    return { path, fields: differences.map((field) => field || 'everything') };
  });
}

/** Names the fields of a shard that differ from the registry, the first ones if there are many. */
export function describeStaleShard({ path, fields }: StaleShard): string {
  if (fields.length === 0) return path;
  const more = fields.length > MAX_NAMED_FIELDS ? `, and ${fields.length - MAX_NAMED_FIELDS} more` : '';
  return `${path} differs from ${REGISTRY} in ${fields.slice(0, MAX_NAMED_FIELDS).join(', ')}${more}`;
}

/**
 * Updates the shards to match the registry. Each shard is read before the registry and replaced only if
 * it has not changed since, so a shard never reverts to a state before another publisher's change.
 */
export async function syncShards(store: ReleaseStore): Promise<void> {
  await retry(store.location, SHARDS_FOLDER, async () => {
    const shards = await readShards(store);
    const changes = replacementsFor(shardTexts(await readRegistry(store), shards.keys()), shards);
    if (changes.length === 0) return true;
    await store.replace(changes);
    return undefined; // check again: the registry may have changed in the meantime
  });
}

/**
 * @throws {ReleaseError} if the registry lists a script without its integrity: no portal would run it. Dev servers
 * are exempt. REG-5.
 */
function assertIntegrity(registry: Registry): void {
  const scripts = listedIn(registry)
    .filter(([, entry]) => !isDevServer(entry))
    .flatMap(([name, entry]) =>
      scriptsWithoutIntegrity(entry).map((script) => `${name} ${entry.metadata.version}: ${script}`),
    );
  if (scripts.length > 0)
    throw new ReleaseError(
      `The registry would list scripts without integrity, which no portal runs:\n  ${scripts.join('\n  ')}`,
    );
}

/**
 * Changes the registry, then its shards; safe with concurrent publishers. Writes nothing if the changed
 * registry is invalid. The registry is authoritative: if a change is interrupted before the shards are
 * written, the next change or {@link syncShards} finishes it.
 * @param change can run several times, each time after the registry was read again.
 * @returns the registry before and after the change.
 */
export async function changeRegistry(
  store: ReleaseStore,
  change: (registry: Registry) => Registry | Promise<Registry>,
) {
  const result = await retry(store.location, REGISTRY, async () => {
    const { registry: before, tag } = await readStored(store);
    const after = parseRegistry(await change(before), REGISTRY);
    assertIntegrity(after);
    const text = serializeRegistry(after);
    if (tag !== null && text === serializeRegistry(before)) return { before, after };
    const registry = { path: REGISTRY, bytes: bytesOf(text), expected: tag };
    const replaced = await store.replace([registry, ...(await affectedShards(store, before, after))]);
    if (replaced > 0) return { before, after };
    // If the response to a successful write was lost, the retry finds its own change in the registry.
    return (await readText(store, REGISTRY))?.text === text ? { before, after } : undefined;
  });
  await syncShards(store);
  return result;
}
