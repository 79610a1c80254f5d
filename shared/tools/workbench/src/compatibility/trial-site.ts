import { join } from 'node:path';
import { readPackage } from '@portal/build/package-json';
import { folderOf } from '@portal/build/workspace';
import { FolderStore, HOST, type ReleaseStore, release } from '@portal/releases';
import { buildRelease } from '@portal/releases/build-release';
import { createSandbox } from '@portal/sandbox';
import { colorSchemeScript } from '@portal/ui/theme-script';
import type { Browser } from 'playwright-core';
import { ownFolder } from '../paths';
import { launchBrowser } from '../test/chromium';

/** A release and the store that has it. */
export interface ReleaseSource {
  readonly from: ReleaseStore;
  readonly version: string;
}

/** A portal of its own, with one host and the releases that are tried in it, over the local services. */
export interface TrialSite {
  readonly origin: string;
  readonly store: FolderStore;
  /** Publishes a release of a remote and gives it all visitors. */
  load(name: string, source: ReleaseSource): Promise<unknown>;
}

/**
 * Starts a browser and serves a host for it on a free port. Ends both when the work is done, or one of them does not
 * start. Nothing outside of a folder of this process is changed.
 */
export async function withTrial<T>(
  host: ReleaseSource,
  work: (trial: { readonly site: TrialSite; readonly browser: Browser }) => Promise<T>,
): Promise<T> {
  const browser = await launchBrowser();
  const folder = ownFolder('trial');
  const siteRoot = join(folder, 'site');
  const store = new FolderStore(siteRoot);
  const load = (name: string, source: ReleaseSource) =>
    release({ ...source, to: store, name, promote: true });
  try {
    await release({ ...host, to: store, name: HOST });
    const services = await createSandbox({ dataDir: join(folder, 'data'), siteRoot });
    try {
      const origin = await services.listen({ port: 0, host: '127.0.0.1' });
      return await work({ site: { origin, store, load }, browser });
    } finally {
      await services.close();
    }
  } finally {
    await browser.close();
  }
}

/** Builds a part of this workspace for a trial. */
export async function buildTrial(name: string): Promise<ReleaseSource> {
  const folder = ownFolder('trial-build');
  const version = `${(await readPackage(folderOf(name))).version}-trial`;
  await buildRelease({ name, version, folder, colorScheme: colorSchemeScript });
  return { from: new FolderStore(folder), version };
}
