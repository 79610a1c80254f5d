import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPackage } from '@portal/build/package-json';
import { folderOf } from '@portal/build/workspace';
import { FolderStore, HOST, type ReleaseStore, release } from '@portal/releases';
import { buildRelease } from '@portal/releases/build-release';
import { createSandbox } from '@portal/sandbox';
import { colorSchemeScript } from '@portal/ui/theme-script';
import type { Browser } from 'playwright-core';
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
  load(name: string, source: ReleaseSource): Promise<void>;
  stop(): Promise<void>;
}

/** Serves a host on a free port. Nothing outside of a temporary folder is changed. */
async function startTrialSite(host: ReleaseSource): Promise<TrialSite> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-trial-'));
  const [siteRoot, dataDir] = [join(folder, 'site'), join(folder, 'data')];
  const store = new FolderStore(siteRoot);
  await release({ ...host, to: store, name: HOST });
  const services = await createSandbox({ dataDir, siteRoot });
  return {
    store,
    origin: await services.listen({ port: 0, host: '127.0.0.1' }),
    load: async (name, source) => {
      await release({ ...source, to: store, name, promote: true });
    },
    async stop() {
      await services.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a browser and serves a host for it, and ends both when the work is done, or one of them does not start. */
export async function withTrial<T>(
  host: ReleaseSource,
  work: (trial: { readonly site: TrialSite; readonly browser: Browser }) => Promise<T>,
): Promise<T> {
  const browser = await launchBrowser();
  try {
    const site = await startTrialSite(host);
    try {
      return await work({ site, browser });
    } finally {
      await site.stop();
    }
  } finally {
    await browser.close();
  }
}

/** Builds a part of this workspace for a trial, and removes it when the work is done. */
export async function withBuilt<T>(name: string, work: (source: ReleaseSource) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-trial-build-'));
  try {
    const version = `${(await readPackage(folderOf(name))).version}-trial`;
    await buildRelease({ name, version, folder, colorScheme: colorSchemeScript });
    return await work({ from: new FolderStore(folder), version });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
