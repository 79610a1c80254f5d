/** Without overrides, or with overrides disabled, none of their code is loaded. */
import type { Page } from '@playwright/test';
import { configFault } from '../support/config';
import { untilLive } from '../support/held-start';
import { CAE } from '../support/remotes';
import {
  badge,
  expect,
  overrideScripts,
  panel,
  scriptsFrom,
  setOverride,
  test,
} from './support/overrides-test';

/** Waits for what could load an override, its badge or its panel. */
async function untilQuiet(page: Page): Promise<void> {
  await untilLive(page);
  await page.waitForLoadState('networkidle');
}

test('with overrides disabled, stored overrides are ignored', async ({
  page,
  visitor,
  serveCae,
  services,
  server,
}) => {
  const build = await serveCae();
  await services.injectFault(await configFault(() => ({ overrides: { enabled: false } })));
  const scripts = scriptsFrom(page);
  await setOverride(page, { [CAE.name]: build.manifest });
  await visitor.open(`${CAE.page}#remotes`);
  await expect(visitor.title).toHaveText(CAE.heading);
  await untilQuiet(page);
  await expect(badge(page)).toHaveCount(0);
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Remotes' })).toHaveCount(0);
  expect(build.requestedPaths).toEqual([]);
  expect(overrideScripts(scripts(server.origin))).toEqual([]);
});

test('without an override, none of its code is loaded', async ({ page, visitor, server }) => {
  const scripts = scriptsFrom(page);
  await visitor.open(CAE.page);
  await expect(visitor.title).toHaveText(CAE.heading);
  await untilQuiet(page);
  expect(overrideScripts(scripts(server.origin))).toEqual([]);
});
