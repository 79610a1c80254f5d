import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseShard, type RegistryShard, type RemoteRelease } from '@portal/contract';
import { builtSite } from './server';

/** The built registry shard of a first path segment, with each release changed. */
export async function shardWith(
  segment: string,
  change: (release: RemoteRelease) => object,
): Promise<RegistryShard> {
  const file = join(builtSite, 'registry', `${segment}.json`);
  const shard = parseShard(JSON.parse(await readFile(file, 'utf8')), file);
  const remotes = Object.entries(shard.remotes).map(([name, releases]) => [
    name,
    releases.map((release) => ({ ...release, ...change(release) })),
  ]);
  return { ...shard, remotes: Object.fromEntries(remotes) };
}
