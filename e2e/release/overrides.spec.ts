/** Overrides: a developer's build replaces a remote in one browser, and every page shows a badge. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CAE, HOOPS } from '../support/remotes';
import { startPortal } from '../support/server';
import { createSingleRemoteSite } from '../support/single-remote-site';
import { makeTempFolder } from '../support/temp-folder';
import { serveOverride } from './support/dev-server';
import { makeChangedRemote } from './support/linked-workspace';
import {
  addRemote,
  badge,
  caeScripts,
  card,
  expect,
  panel,
  readStoredOverrides,
  scriptsFrom,
  test,
} from './support/overrides-test';

// OVR-1, OVR-2, OVR-4.
test('a developer runs a local build in the portal, then resets the override', async ({
  page,
  visitor,
  server,
  onCleanup,
}) => {
  test.setTimeout(240_000);
  const folder = await makeTempFolder();
  onCleanup(() => folder.remove());
  const workspace = join(folder.path, 'workspace');
  await makeChangedRemote(workspace, CAE.name, 'Made on this machine');
  const dev = await serveOverride(workspace, CAE.name, server.origin);
  onCleanup(() => dev.stop());
  const local = new URL(dev.address).origin;

  await visitor.open(CAE.page);
  await expect(visitor.title).toHaveText(CAE.heading);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Remotes' });
  await expect(link).toHaveCount(0);
  await page.goto(`${CAE.page}#remotes`);
  await expect(card(page, CAE.name)).toContainText('Ready');
  await expect(card(page, CAE.name)).toContainText('Release');
  await expect(card(page, HOOPS.name)).toContainText('Not loaded');

  // A URL that is not allowed is not stored.
  const field = card(page, CAE.name).getByLabel('Address of your build');
  const set = card(page, CAE.name).getByRole('button', { name: 'Set the override' });
  await field.fill('https://elsewhere.example/mf-manifest.json');
  await set.click();
  await expect(card(page, CAE.name)).toContainText('Only this machine (localhost)');
  expect(await readStoredOverrides(page)).toBeNull();

  await field.fill(dev.address);
  await set.click();
  const scripts = scriptsFrom(page);
  await panel(page).getByRole('button', { name: 'Load the page again' }).click();
  await expect(card(page, CAE.name)).toContainText('Override');
  await expect(card(page, CAE.name)).toContainText(/Versiondev/);
  await expect(card(page, CAE.name)).toContainText(/Load time\d+ ms/);
  await expect(card(page, CAE.name)).toContainText(dev.address);
  await card(page, CAE.name).getByText('Shared modules').click();
  await expect(card(page, CAE.name).getByRole('row', { name: /^react \^19\.\S+ 19\./ })).toBeVisible();
  // The release is not even preloaded.
  expect(caeScripts(scripts(server.origin))).toEqual([]);
  expect(scripts(local)).not.toEqual([]);

  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL(CAE.page);
  await page.goto('/cae/made-here');
  await expect(visitor.title).toHaveText('Made on this machine');
  await expect(badge(page)).toHaveText('Override: mfe-cae');
  await expect(link).toBeVisible();
  // Changing a source file reloads the page.
  await writeFile(
    join(workspace, CAE.name, 'src/made-here.tsx'),
    'export const Component = () => <h1>Changed on this machine</h1>;',
  );
  await expect(visitor.title).toHaveText('Changed on this machine', { timeout: 60_000 });
  await visitor.open(HOOPS.page);
  await expect(visitor.title).toHaveText(HOOPS.heading);
  await expect(badge(page)).toBeVisible();

  // The dev server stops while the override is still set.
  await dev.stop();
  await visitor.open(CAE.page);
  const message = visitor.main.getByRole('alert');
  await expect(message).toContainText(`Your override of CAE products, ${dev.address}, could not be loaded`);
  await expect(message.getByRole('button', { name: 'Try again' })).toBeVisible();
  await badge(page).getByRole('link').click();
  await expect(card(page, CAE.name)).toContainText('Failed');
  await expect(card(page, CAE.name)).toContainText('Failed atmanifest');
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await message.getByRole('button', { name: 'Reset the override' }).click();
  await expect(visitor.title).toHaveText(CAE.heading);
  await expect(badge(page)).toHaveCount(0);
  expect(await readStoredOverrides(page)).toBeNull();
});

test('an override can add a remote that the registry does not list, with its routes', async ({
  page,
  onCleanup,
  serveCae,
}) => {
  const site = await createSingleRemoteSite(HOOPS.name);
  onCleanup(() => site.remove());
  const portal = await startPortal(site.path, 'none');
  onCleanup(() => portal.stop());
  const build = await serveCae();
  await page.goto(`${portal.origin}/start#remotes`);
  await addRemote(page, CAE.name, build.manifest);
  await page.goto(portal.origin + CAE.page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(CAE.heading);
});
