import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseShard, type RegistryShard, type RemoteRelease } from '@portal/contract';
import { builtSite } from './server';
import type { Fault } from './services';

/** The built registry shard of a first path segment. */
export async function builtShard(segment: string): Promise<RegistryShard> {
  const file = join(builtSite, 'registry', `${segment}.json`);
  return parseShard(JSON.parse(await readFile(file, 'utf8')), file);
}

/** The built shard of `/cae`, with its release changed. */
export async function caeShardWith(change: (release: RemoteRelease) => object): Promise<RegistryShard> {
  const shard = await builtShard('cae');
  const remotes = Object.entries(shard.remotes).map(([name, releases]) => [
    name,
    releases.map((release) => ({ ...release, ...change(release) })),
  ]);
  return { ...shard, remotes: Object.fromEntries(remotes) };
}

/** What {@link caeShardWith} makes, in place of the shard. */
export const caeShardFault = async (change: (release: RemoteRelease) => object): Promise<Fault> => ({
  call: 'static:/registry/cae.json',
  kind: 'body',
  body: await caeShardWith(change),
});
