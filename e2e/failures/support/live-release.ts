import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseShard, type RegistryShard, type RemoteRelease } from '@portal/contract';
import type { Services } from '../../support/fixtures';
import type { RemoteName } from '../../support/remotes';
import { builtSite } from '../../support/server';

/** What the registry says of a remote, and what tests make it say instead. */
export interface LiveRelease {
  readonly remote: RemoteName;
  readonly release: RemoteRelease;
  /** The entry script as it was built. */
  readonly script: string;
  /** Every shard that lists the remote, by the name of its segment. */
  readonly shards: ReadonlyMap<string, RegistryShard>;
}

async function readShards(): Promise<Map<string, RegistryShard>> {
  const folder = join(builtSite, 'registry');
  const shards = new Map<string, RegistryShard>();
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json')))
    shards.set(
      file.slice(0, -'.json'.length),
      parseShard(JSON.parse(await readFile(join(folder, file), 'utf8')), file),
    );
  return shards;
}

/** The release of a remote that the site has. */
export async function liveRelease(remote: RemoteName): Promise<LiveRelease> {
  const shards = new Map([...(await readShards())].filter(([, { remotes }]) => remote in remotes));
  const [release] = [...shards.values()].flatMap(({ remotes }) => remotes[remote] ?? []);
  if (release === undefined) throw new Error(`No shard lists ${remote}`);
  return { remote, release, shards, script: await readFile(join(builtSite, release.url), 'utf8') };
}

/** Has every shard say something else about the remote, until the services are mended. */
export async function registerAs(
  services: Services,
  { remote, shards }: LiveRelease,
  change: (release: RemoteRelease) => RemoteRelease,
): Promise<void> {
  for (const [segment, shard] of shards)
    await services.injectFault({
      call: `static:/registry/${segment}.json`,
      kind: 'body',
      body: {
        ...shard,
        remotes: { ...shard.remotes, [remote]: (shard.remotes[remote] ?? []).map(change) },
      },
    });
}
