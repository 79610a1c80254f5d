import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseShard, type RegistryShard, type RemoteRelease } from '@portal/contract';
import type { Services } from '../../support/fixtures';
import type { RemoteName } from '../../support/remotes';
import { builtSite } from '../../support/server';

/** A remote's live release. */
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

/** Reads a remote's live release from the built site. */
export async function liveRelease(remote: RemoteName): Promise<LiveRelease> {
  const shards = new Map([...(await readShards())].filter(([, { remotes }]) => remote in remotes));
  const [release] = [...shards.values()].flatMap(({ remotes }) => remotes[remote] ?? []);
  if (release === undefined) throw new Error(`No shard lists ${remote}`);
  return { remote, release, shards, script: await readFile(join(builtSite, release.url), 'utf8') };
}

/** Changes the remote's entry in every shard that lists it, until the faults are cleared. */
export async function changeRegistryEntry(
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
