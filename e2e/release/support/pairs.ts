import { join } from 'node:path';
import { openStore, type ReleaseStore, readLive, readRegistry } from '@portal/federation/release';
import { builtSite } from '../../support/server';
import { builtVersion } from './built-release';
import { makeNextHost } from './next-host';
import { runRelease } from './release-tool';

/** A release and where it is published. */
export interface Published {
  readonly from: ReleaseStore;
  readonly version: string;
}

/** The last two releases of a part. */
export interface Pair {
  readonly old: Published;
  readonly next: Published;
}

/**
 * A store with real releases, such as production's: then what is live there is the old one, and the
 * workspace's own build the new one. Default: the workspace's own build is the old one, and a new one is
 * made of the same sources.
 */
const PREVIOUS = process.env.PORTAL_RELEASES;

const NEXT = '9.0.0';

async function liveIn(store: ReleaseStore, name: string): Promise<Published> {
  const version =
    name === 'host'
      ? (await readLive(store))?.live.version
      : (await readRegistry(store)).microFrontends[name]?.find(({ deployment }) => deployment.default)
          ?.metadata.version;
  if (version === undefined) throw new Error(`${store.place} has no release of ${name}`);
  return { from: store, version };
}

async function make(name: string, folder: string): Promise<Published> {
  if (name === 'host') {
    const version = await makeNextHost({ folder, kit: '1.9.0' });
    return { from: openStore(folder), version };
  }
  await runRelease(name, '--version', NEXT, '--to', folder, '--source-maps', join(folder, 'maps'));
  return { from: openStore(folder), version: NEXT };
}

/** Gets the last two releases of a part; a new one is made in the folder. */
export async function lastTwo(name: string, folder: string): Promise<Pair> {
  const built: Published = { from: openStore(builtSite), version: await builtVersion(name) };
  if (PREVIOUS !== undefined) return { old: await liveIn(openStore(PREVIOUS), name), next: built };
  return { old: built, next: await make(name, folder) };
}
