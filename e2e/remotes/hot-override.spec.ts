/** `npm run dev -- <remote> --into <portal>`: hot reload inside a released portal. */
import { join } from 'node:path';
import { FolderStore, syncShards } from '@portal/releases';
import { releaseBuilt } from '../release/support/built-release';
import { startDev } from '../release/support/dev-server';
import { addRemote, panel } from '../release/support/overrides-test';
import { startPortal } from '../support/server';
import { Services } from '../support/services';
import { makeTempFolder } from '../support/temp-folder';
import { test as base, expect, START_MS } from './support/edited-workspace';
import { HOT_REMOTE } from './support/hot-remote';

const SAVED_MS = 30_000;

/** `test` in a released portal without remotes. */
const test = base.extend<{ readonly portal: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from this pattern
  portal: async ({}, use) => {
    const site = await makeTempFolder();
    const store = new FolderStore(site.path);
    await releaseBuilt(store, 'host');
    await syncShards(store);
    const server = await startPortal(site.path);
    await use(server.origin);
    await server.stop();
    await site.remove();
  },
  baseURL: async ({ portal }, use) => use(portal),
  services: async ({ portal }, use) => use(new Services(portal)),
});
test.setTimeout(START_MS);

// DEV-1, DEV-3, DEV-4.
test('a saved file is on the page of a released portal, with its state', async ({
  page,
  portal,
  visitor,
  workspace,
  violations,
}) => {
  const dev = await startDev(workspace.folder, [HOT_REMOTE, '--into', portal], /http:\S+\/mf-manifest\.json/);
  await visitor.open('/start#remotes');
  await addRemote(page, HOT_REMOTE, dev.address);
  await panel(page).getByRole('button', { name: 'Close' }).click();

  await visitor.open('/hot');
  await page.getByRole('button', { name: 'Count' }).click();
  await visitor.markDocument();
  await workspace.edit(join(HOT_REMOTE, 'src/Counter.tsx'), 'Counted {count}', 'Clicked {count}');
  await expect(page.getByText('Clicked 1')).toBeVisible({ timeout: SAVED_MS });
  await workspace.edit(join(HOT_REMOTE, 'src/texts.ts'), 'This is the lead.', 'This is another lead.');
  await expect(page.getByText('This is another lead.')).toBeVisible({ timeout: SAVED_MS });
  await workspace.edit(join(HOT_REMOTE, 'src/texts.ts'), "';", "' + ;");
  await expect(page.getByRole('alert')).toContainText('./src/texts.ts:1', { timeout: SAVED_MS });
  await workspace.edit(join(HOT_REMOTE, 'src/texts.ts'), "' + ;", "';");
  await expect(page.getByRole('alert')).toHaveCount(0, { timeout: SAVED_MS });
  await expect(page.getByText('Clicked 1')).toBeVisible();
  expect(await visitor.isSameDocument(), 'the page was not loaded again').toBe(true);
  expect(await violations(), 'hot reload violates no policy').toEqual([]);
  await page.goto('about:blank');
  await dev.stop();
});
