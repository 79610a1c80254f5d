import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { RegistryShard, RemoteRelease } from '@portal/contract';
import type { Services } from '../../support/fixtures';
import type { RemoteName } from '../../support/remotes';
import { builtSite } from '../../support/server';
import { builtShard } from '../../support/shard';

export interface LiveRelease {
  readonly remote: RemoteName;
  readonly release: RemoteRelease;
  /** The entry script as it was built. */
  readonly script: string;
  /** Every shard that lists the remote, by the name of its segment. */
  readonly shards: ReadonlyMap<string, RegistryShard>;
}

/** Reads a remote's live release from the built site. */
export async function liveRelease(remote: RemoteName): Promise<LiveRelease> {
  const segments = (await readdir(join(builtSite, 'registry'))).map((file) => basename(file, '.json'));
  const all = await Promise.all(
    segments.map(async (segment) => [segment, await builtShard(segment)] as const),
  );
  const shards = new Map(all.filter(([, { remotes }]) => remote in remotes));
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
