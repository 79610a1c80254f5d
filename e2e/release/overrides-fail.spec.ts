/** An override that fails shows an error in the remote's place. It never falls back to the release. */

import type { Locator, Page } from '@playwright/test';
import { freePort } from '@portal/workbench/nginx';
import { withBug } from '../failures/support/injected-bug';
import { liveRelease } from '../failures/support/live-release';
import { onlyDrawnPage } from '../support/held-start';
import { CAE } from '../support/remotes';
import {
  badge,
  caeScripts,
  expect,
  OVERRIDES_KEY,
  panel,
  readStoredOverrides,
  scriptsFrom,
  setOverride,
  test,
} from './support/overrides-test';

/** Resets the override, which loads the page anew, and waits for the release's page. */
async function reset(page: Page, message: Locator): Promise<void> {
  await message.getByRole('button', { name: 'Reset the override' }).click();
  await expect.poll(() => readStoredOverrides(page).catch(() => 'loading')).toBeNull();
  await expect(badge(page)).toHaveCount(0);
  await onlyDrawnPage(page);
}

test('an origin that is not allowed is rejected and receives no request', async ({ page, visitor }) => {
  const requested = visitor.recordRequests(/elsewhere\.example/);
  const address = 'https://elsewhere.example/mf-manifest.json';
  await setOverride(page, { [CAE.name]: address });
  await visitor.open(CAE.page);
  const message = visitor.main.getByRole('alert');
  await expect(message).toContainText(`Your override of CAE products, ${address}, could not be loaded`);
  await expect(message).toContainText('Only this machine (localhost)');
  await reset(page, message);
  await expect(visitor.title).toHaveText(CAE.heading);
  expect(requested).toEqual([]);
});

test('a slot whose override fails shows the error in its place', async ({ page, visitor }) => {
  const address = `http://localhost:${await freePort()}/mf-manifest.json`;
  await setOverride(page, { 'mfe-account': address });
  await visitor.open('/start');
  await expect(visitor.title).toHaveText('Welcome to the Developer Zone');
  const message = visitor.main.getByRole('alert');
  await expect(message).toContainText(
    `Your override of Licenses and trials, ${address}, could not be loaded`,
  );
  await message.getByRole('button', { name: 'Reset the override' }).click();
  await expect(message).toHaveCount(0);
  await expect(badge(page)).toHaveCount(0);
});

test('a build for another contract version is rejected before its code runs', async ({
  page,
  visitor,
  serveCae,
}) => {
  const build = await serveCae({
    transformDescription: (text) => text.replace(/"contract": ?1/, '"contract":99'),
  });
  await setOverride(page, { [CAE.name]: build.manifest });
  await visitor.open(CAE.page);
  await expect(visitor.main.getByRole('alert')).toContainText(
    'it was built for contract 99, the portal has 1',
  );
  expect(build.requestedPaths.filter((path) => path.endsWith('.js'))).toEqual([]);
});

test.describe(() => {
  test.use({ expectedErrors: /injected/ });

  test('a build that throws during rendering shows its URL and the error', async ({
    page,
    visitor,
    serveCae,
  }) => {
    const { release } = await liveRelease(CAE.name);
    const build = await serveCae({
      transformEntry: (script) => withBug(script, release.extras.portal.global, 'render'),
    });
    await setOverride(page, { [CAE.name]: build.manifest });
    await visitor.open(CAE.page);
    const message = visitor.main.getByRole('alert');
    await expect(message).toContainText(`Your override of CAE products, ${build.manifest}, broke`);
    await expect(message).toContainText('injected: in render');
    await reset(page, message);
    await expect(visitor.title).toHaveText(CAE.heading);
  });
});

test('a broken build recovers with Try again, without a fallback in between', async ({
  page,
  visitor,
  server,
  serveCae,
}) => {
  let broken = true;
  const build = await serveCae({
    transformDescription: (text) => (broken ? '{' : text),
  });
  const scripts = scriptsFrom(page);
  await setOverride(page, { [CAE.name]: build.manifest });
  await visitor.open(CAE.page);
  await expect(visitor.main.getByRole('alert')).toContainText('release.json is not valid');
  broken = false;
  await visitor.main.getByRole('button', { name: 'Try again' }).click();
  await onlyDrawnPage(page);
  await expect(visitor.title).toHaveText(CAE.heading);
  expect(build.requestedPaths.filter((path) => path.includes('remoteEntry'))).not.toEqual([]);
  expect(caeScripts(scripts(server.origin))).toEqual([]);
});

test('invalid stored overrides are ignored, and the badge shows a message', async ({ page, visitor }) => {
  await visitor.open('/naming');
  await page.evaluate((key) => localStorage.setItem(key, '{"mfe-cae": 7}'), OVERRIDES_KEY);
  const warned = page.waitForEvent('console', (message) => /count as none/.test(message.text()));
  await visitor.open(CAE.page);
  await warned;
  await expect(visitor.title).toHaveText(CAE.heading);
  await badge(page).getByRole('link', { name: 'Overrides cannot be read' }).click();
  await panel(page).getByRole('button', { name: 'Reset them' }).click();
  await expect(badge(page)).toHaveCount(0);
  expect(await readStoredOverrides(page)).toBeNull();
});
