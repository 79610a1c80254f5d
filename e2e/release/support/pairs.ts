import { join } from 'node:path';
import { openStore, type ReleaseStore } from '@portal/releases';
import type { ReleaseSource } from '@portal/workbench/src/compatibility/trial-site';
import { type RemoteUnderTest, remotes } from '../../support/remotes';
import { builtSite } from '../../support/server';
import { liveVersion } from './built-release';
import { makeNextHost } from './next-host';
import { runRelease } from './release-tool';

/** The last two releases of the host or a remote. */
export interface ReleasePair {
  readonly old: ReleaseSource;
  readonly next: ReleaseSource;
}

/**
 * URL of a store with real releases, such as production's. Its live releases are then the old ones, and the
 * workspace's build is the new one. Default: the workspace's build is the old one, and a new one is made from
 * the same sources.
 */
const PREVIOUS_STORE = process.env.PORTAL_RELEASES;

/**
 * The remotes of the pairs. Of the same sources, a new release differs by its version alone, for which one remote of
 * pages and one with slots stand for all; of real releases, each remote is tested.
 */
export const pairedRemotes: readonly RemoteUnderTest[] = remotes.filter(
  ({ name }) => PREVIOUS_STORE !== undefined || name === 'mfe-cae' || name === 'mfe-account',
);

const NEXT = '9.0.0';

const liveRelease = async (from: ReleaseStore, name: string): Promise<ReleaseSource> => ({
  from,
  version: await liveVersion(from, name),
});

async function makeNextRelease(name: string, folder: string): Promise<ReleaseSource> {
  if (name === 'host') {
    const version = await makeNextHost({ folder, uiVersion: '1.9.0' });
    return { from: openStore(folder), version };
  }
  await runRelease(name, '--version', NEXT, '--to', folder, '--source-maps', join(folder, 'maps'));
  return { from: openStore(folder), version: NEXT };
}

/** Returns the last two releases of the host or a remote. A new one is made in the folder. */
export async function lastTwoReleases(name: string, folder: string): Promise<ReleasePair> {
  const built = await liveRelease(openStore(builtSite), name);
  if (PREVIOUS_STORE !== undefined)
    return { old: await liveRelease(openStore(PREVIOUS_STORE), name), next: built };
  return { old: built, next: await makeNextRelease(name, folder) };
}
