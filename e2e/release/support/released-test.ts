import type { Page } from '@playwright/test';
import { FolderStore } from '@portal/federation/release';
import { test as base, expect } from '../../support/fixtures';
import { remotes } from '../../support/remotes';
import { startPortal } from '../../support/server';
import { releaseBuilt, scratch } from './built-release';

interface WorkerFixtures {
  /** Where the worker's portal is released to: the workspace's own build at first. */
  readonly store: FolderStore;
}

/** `test` against a portal whose releases a test may change with the release tool. */
export const test = base.extend<Readonly<Record<never, never>>, WorkerFixtures>({
  store: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs off this pattern
    async ({}, use) => {
      const folder = await scratch();
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
      const server = await startPortal(store.place);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

/** Notes which releases of a remote a page runs: those whose entry script it asked for. */
export function releasesSeen(page: Page, remote: string): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const [, version] = new RegExp(`/remotes/${remote}/([^/]+)/remoteEntry\\.`).exec(request.url()) ?? [];
    if (version !== undefined && !seen.includes(version)) seen.push(version);
  });
  return seen;
}

export { expect };
