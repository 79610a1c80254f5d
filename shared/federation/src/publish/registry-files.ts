import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRegistry, type Registry, shardsOf } from '@portal/contract';
import { withLock, writeAtomically } from './atomic';

const REGISTRY = 'remotes.json';
const SHARDS = 'registry';
/** The shard of first path segments that no remote owns; servers answer with it instead of a 404. */
const NO_SHARD = '@none';
const EMPTY: Registry = { microFrontends: {} };

/** Reads a site's registry; a site without one has no remotes. */
export async function readRegistry(site: string): Promise<Registry> {
  const text = await readFile(join(site, REGISTRY), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? EMPTY : parseRegistry(JSON.parse(text), REGISTRY);
}

async function writeShards(site: string, registry: Registry): Promise<void> {
  const shards = shardsOf(registry).set(NO_SHARD, { owners: [], slots: {}, remotes: {} });
  await Promise.all(
    [...shards].map(([segment, shard]) =>
      writeAtomically(join(site, SHARDS, `${segment}.json`), JSON.stringify(shard)),
    ),
  );
  const old = await readdir(join(site, SHARDS)).catch(() => []);
  const gone = old.filter((file) => file.endsWith('.json') && !shards.has(file.slice(0, -'.json'.length)));
  await Promise.all(gone.map((file) => rm(join(site, SHARDS, file))));
}

/**
 * Changes a site's registry, one writer at a time, and derives its shards. Nothing is written when
 * the changed registry is not valid.
 */
export function changeRegistry(site: string, change: (registry: Registry) => Registry): Promise<Registry> {
  return withLock(join(site, `${REGISTRY}.lock`), async () => {
    const before = await readRegistry(site);
    const after = parseRegistry(change(before), REGISTRY);
    if (JSON.stringify(after) === JSON.stringify(before)) return before;
    await writeAtomically(join(site, REGISTRY), `${JSON.stringify(after, null, 2)}\n`);
    await writeShards(site, after);
    return after;
  });
}

/** Makes one release the only one of its remote. */
export const withOnlyRelease =
  (name: string, release: Registry['microFrontends'][string][number]) =>
  (registry: Registry): Registry => ({
    ...registry,
    schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
    microFrontends: { ...registry.microFrontends, [name]: [release] },
  });
