/** `npm run dev -- mfe-cae`: one remote alone, built from source. */
import { fileURLToPath } from 'node:url';
import { type DevServer, startDev } from '../release/support/dev-server';
import { test as base, expect, recordPolicyViolations } from '../support/attack-test';
import { CAE, HOOPS } from '../support/remotes';
import { Services } from '../support/services';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

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

/** Code that works only where a remote is not released. */
const attempts = () => {
  const script = document.createElement('script');
  for (const attempt of [
    () => Reflect.set(document.createElement('p'), 'innerHTML', '<b>text</b>'),
    () => Reflect.set(script, 'src', 'https://cdn.example/widget.js'),
    () => Reflect.apply(setTimeout, window, ['0', 0]),
  ])
    try {
      attempt();
    } catch {
      // The violation is recorded.
    }
  const image = new Image();
  image.src = 'https://cdn.example/pixel.png';
};

test('one remote alone: the shell has its pages and no others, under the released policy', async ({
  page,
  visitor,
}) => {
  test.setTimeout(300_000);
  const violations = await recordPolicyViolations(page);
  // The first request waits for the build.
  await page.goto(CAE.page, { timeout: 240_000 });
  await expect(visitor.title).toHaveText(CAE.heading, { timeout: 60_000 });
  await visitor.signInAs('partner');
  await visitor.open(CAE.page);
  await expect(visitor.header.getByRole('button', { name: /Paolo Ferri/ })).toBeVisible();
  expect(await violations(), 'the page and hot reload violate nothing').toEqual([]);
  await page.evaluate(attempts);
  await expect
    .poll(violations)
    .toEqual([
      'require-trusted-types-for',
      'require-trusted-types-for',
      'require-trusted-types-for',
      'img-src',
    ]);
  await visitor.open(HOOPS.page);
  await expect(page).toHaveURL(/\/start$/);
});
