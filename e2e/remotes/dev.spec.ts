/** `npm run dev -- mfe-partner-oem`: one remote alone, built from source. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTempFolder } from '../release/support/built-release';
import { type DevServer, startDev } from '../release/support/dev-server';
import { makeEditable } from '../release/support/linked-workspace';
import { test as base, expect, recordPolicyViolations } from '../support/attack-test';
import { type RemoteUnderTest, remotes } from '../support/remotes';
import { Services } from '../support/services';

/** A component of `/toolkits/realdwg`. */
const COMPONENT = 'mfe-partner-oem/src/article/EvaluationRequest.tsx';
const [PARTNER] = remotes.filter(({ name }) => name === 'mfe-partner-oem') as [RemoteUnderTest];
const [HOOPS] = remotes.filter(({ name }) => name === 'mfe-hoops') as [RemoteUnderTest];

// Two dev servers that start at the same time find the same free ports.
base.describe.configure({ mode: 'default' });

const test = base.extend<{ readonly dev: DevServer & { readonly workspace: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from this pattern
  dev: async ({}, use) => {
    const folder = await makeTempFolder();
    await makeEditable(folder.path, COMPONENT);
    const dev = await startDev(folder.path, [PARTNER.name], /(?<=hot reload: )http:\S+/);
    await use({ ...dev, workspace: folder.path });
    await dev.stop();
    await folder.remove();
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
  await page.goto(PARTNER.page, { timeout: 240_000 });
  await expect(visitor.title).toHaveText(PARTNER.heading, { timeout: 60_000 });
  await visitor.signInAs('partner');
  await visitor.open(PARTNER.page);
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

test('a saved component of a remote is on the screen, and the page keeps its state', async ({
  page,
  visitor,
  dev,
}) => {
  test.setTimeout(300_000);
  await page.goto('/toolkits/realdwg', { timeout: 240_000 });
  await expect(page.getByRole('button', { name: 'Request an evaluation license' })).toBeVisible();
  await visitor.header.getByRole('button', { name: 'Sign In' }).click();
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('partner@');

  const file = join(dev.workspace, COMPONENT);
  const source = await readFile(file, 'utf8');
  await writeFile(
    file,
    source.replace('Request an evaluation license', 'Request a license for an evaluation'),
  );
  await expect(page.getByRole('button', { name: 'Request a license for an evaluation' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(email, 'the page was not loaded again').toHaveValue('partner@');
});
