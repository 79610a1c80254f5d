import type { Page } from '@playwright/test';
import { FolderStore } from '@portal/releases';
import { test as base, expect } from '../../support/fixtures';
import { remotes } from '../../support/remotes';
import { startPortal } from '../../support/server';
import { makeTempFolder } from '../../support/temp-folder';
import { releaseBuilt } from './built-release';

interface WorkerFixtures {
  /** Store of the worker's portal. At first it has the workspace's build. */
  readonly store: FolderStore;
}

/** `test` with a portal whose releases the test can change with the release tool. */
export const test = base.extend<Readonly<Record<never, never>>, WorkerFixtures>({
  store: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from this pattern
    async ({}, use) => {
      const folder = await makeTempFolder();
      const store = new FolderStore(folder.path);
      await releaseBuilt(store, 'host');
      for (const { name } of remotes) await releaseBuilt(store, name);
      await use(store);
      await folder.remove();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ store }, use) => {
      const server = await startPortal(store.location);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

/** Records the releases of a remote that a page loads: those whose entry script it requests. */
export function recordReleases(page: Page, remote: string): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const [, version] = new RegExp(`/remotes/${remote}/([^/]+)/remoteEntry\\.`).exec(request.url()) ?? [];
    if (version !== undefined && !seen.includes(version)) seen.push(version);
  });
  return seen;
}

export { expect };
