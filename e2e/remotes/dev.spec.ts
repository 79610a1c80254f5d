/** `npm run dev -- mfe-cae`: one remote alone, built from source. */
import { fileURLToPath } from 'node:url';
import { type DevServer, startDev } from '../release/support/dev-server';
import { test as base, expect } from '../support/fixtures';
import { type RemoteUnderTest, remotes } from '../support/remotes';
import { Services } from '../support/services';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const [CAE] = remotes.filter(({ name }) => name === 'mfe-cae') as [RemoteUnderTest];
const [HOOPS] = remotes.filter(({ name }) => name === 'mfe-hoops') as [RemoteUnderTest];

const test = base.extend<{ readonly dev: DevServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from this pattern
  dev: async ({}, use) => {
    const dev = await startDev(ROOT, [CAE.name], /(?<=hot reload: )http:\S+/);
    await use(dev);
    await dev.stop();
  },
  baseURL: async ({ dev }, use) => use(dev.address),
  services: async ({ dev }, use) => use(new Services(dev.address)),
});

test('one remote alone: the shell has its pages and no others', async ({ page, visitor }) => {
  test.setTimeout(300_000);
  // The first request waits for the build.
  await page.goto(CAE.page, { timeout: 240_000 });
  await expect(visitor.title).toHaveText(CAE.heading, { timeout: 60_000 });
  await visitor.signInAs('partner');
  await visitor.open(CAE.page);
  await expect(visitor.header.getByRole('button', { name: /Paolo Ferri/ })).toBeVisible();
  await visitor.open(HOOPS.page);
  await expect(page).toHaveURL(/\/start$/);
});
