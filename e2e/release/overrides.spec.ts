/** A developer's build in a remote's place: this browser's own business, and never silent. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { findings, sidewaysScroll, turnDark } from '../support/axe';
import { BuildServer, type BuildServerOptions } from '../support/build-server';
import { configWith } from '../support/config';
import { test as base, either, expect, PART_NOT_LOADED } from '../support/fixtures';
import { siteOfOne } from '../support/partial-site';
import { type RemoteFacts, remotes } from '../support/remotes';
import { startPortal } from '../support/server';
import { serveInto } from './support/dev-server';
import { freePort } from './support/free-port';
import { makeChangedRemote } from './support/newer-workspace';
import { builtVersion, scratch } from './support/published';

const [CAE] = remotes.filter(({ name }) => name === 'mfe-cae') as [RemoteFacts];
const [HOOPS] = remotes.filter(({ name }) => name === 'mfe-hoops') as [RemoteFacts];
const KEY = 'portal-overrides';

interface Fixtures {
  /** Takes away what a test started, also when it fails. */
  readonly afterwards: (task: () => Promise<void>) => void;
  /** Serves the workspace's own build of the CAE products on another origin. */
  readonly serveCae: (options?: BuildServerOptions) => Promise<BuildServer>;
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs off this pattern
  afterwards: async ({}, use) => {
    const tasks: (() => Promise<void>)[] = [];
    await use((task) => void tasks.unshift(task));
    for (const task of tasks) await task();
  },
  serveCae: async ({ afterwards }, use) =>
    use(async (options) => {
      const build = await BuildServer.start(CAE.name, await builtVersion(CAE.name), options);
      afterwards(() => build.stop());
      return build;
    }),
});

// The failures that these tests provoke, as the browser and the portal tell them.
test.use({ expectedErrors: either(PART_NOT_LOADED, /Matched leaf route/, /count as none/) });

const badge = (page: Page): Locator => page.getByRole('complementary', { name: 'Overrides' });
const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Remotes' });
const card = (page: Page, remote: string): Locator => panel(page).getByRole('group', { name: remote });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** Puts an override into the storage before the page's own code runs, once. */
async function override(page: Page, addresses: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem('overridden') !== null) return;
      sessionStorage.setItem('overridden', 'once');
      localStorage.setItem(key, text);
    },
    [KEY, JSON.stringify(addresses)] as const,
  );
}

/** Paths of scripts by where they came from, as a page asks for them. */
function scriptsFrom(page: Page): (origin: string) => string[] {
  const seen: URL[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') seen.push(new URL(request.url()));
  });
  return (origin) => seen.filter((url) => url.origin === origin).map(({ pathname }) => pathname);
}

const ofCae = (paths: readonly string[]) => paths.filter((path) => path.startsWith(`/remotes/${CAE.name}/`));
const ofOverrides = (paths: readonly string[]) => paths.filter((path) => /\/host\/overrides/.test(path));

test('a developer sees a local build inside the portal, and goes back', async ({
  page,
  visitor,
  server,
  afterwards,
}) => {
  test.setTimeout(240_000);
  const folder = await scratch();
  afterwards(() => folder.remove());
  const workspace = join(folder.path, 'workspace');
  await makeChangedRemote(workspace, CAE.name, 'Made on this machine');
  const dev = await serveInto(workspace, CAE.name, server.origin);
  afterwards(() => dev.stop());
  const local = new URL(dev.address).origin;

  await visitor.open(CAE.page);
  await expect(visitor.title).toHaveText(CAE.heading);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Remotes' }).click();
  await expect(card(page, CAE.name)).toContainText('Ready');
  await expect(card(page, CAE.name)).toContainText('Release');
  await expect(card(page, HOOPS.name)).toContainText('Not loaded');

  // An address that is not allowed stays out of the storage.
  const field = card(page, CAE.name).getByLabel('Address of your build');
  const set = card(page, CAE.name).getByRole('button', { name: 'Set the override' });
  await field.fill('https://elsewhere.example/mf-manifest.json');
  await set.click();
  await expect(card(page, CAE.name)).toContainText('Only this machine (localhost)');
  expect(await stored(page)).toBeNull();

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
  expect(ofCae(scripts(server.origin))).toEqual([]);
  expect(scripts(local)).not.toEqual([]);

  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL(CAE.page);
  await page.goto('/cae/made-here');
  await expect(visitor.title).toHaveText('Made on this machine');
  await expect(badge(page)).toHaveText('Override: mfe-cae');
  // A change of the sources loads the page again.
  await writeFile(
    join(workspace, CAE.name, 'src/made-here.tsx'),
    'export const Component = () => <h1>Changed on this machine</h1>;',
  );
  await expect(visitor.title).toHaveText('Changed on this machine', { timeout: 60_000 });
  await visitor.open(HOOPS.page);
  await expect(visitor.title).toHaveText(HOOPS.heading);
  await expect(badge(page)).toBeVisible();

  // The developer ends the day without a thought of the override.
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
  expect(await stored(page)).toBeNull();
});

test('an origin that is not allowed is refused, and nothing is asked of it', async ({ page, visitor }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('elsewhere.example')) asked.push(request.url());
  });
  const address = 'https://elsewhere.example/mf-manifest.json';
  await override(page, { [CAE.name]: address });
  await visitor.open(CAE.page);
  const message = visitor.main.getByRole('alert');
  await expect(message).toContainText(`Your override of CAE products, ${address}, could not be loaded`);
  await expect(message).toContainText('Only this machine (localhost)');
  await message.getByRole('button', { name: 'Reset the override' }).click();
  await expect(visitor.title).toHaveText(CAE.heading);
  expect(asked).toEqual([]);
});

test('a slot whose override fails says so in its place', async ({ page, visitor }) => {
  const address = `http://localhost:${await freePort()}/mf-manifest.json`;
  await override(page, { 'mfe-account': address });
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

test('a build for another contract is refused before its code runs', async ({ page, visitor, serveCae }) => {
  const build = await serveCae({
    describe: (text) => text.replace(/"contract": ?1/, '"contract":99'),
  });
  await override(page, { [CAE.name]: build.manifest });
  await visitor.open(CAE.page);
  await expect(visitor.main.getByRole('alert')).toContainText(
    'it was built for contract 99, the portal has 1',
  );
  expect(build.asked.filter((path) => path.endsWith('.js'))).toEqual([]);
});

test('a broken build recovers with Try again, without a fallback in between', async ({
  page,
  visitor,
  server,
  serveCae,
}) => {
  let broken = true;
  const build = await serveCae({
    describe: (text) => (broken ? '{' : text),
  });
  const scripts = scriptsFrom(page);
  await override(page, { [CAE.name]: build.manifest });
  await visitor.open(CAE.page);
  await expect(visitor.main.getByRole('alert')).toContainText('release.json is not valid');
  broken = false;
  await visitor.main.getByRole('button', { name: 'Try again' }).click();
  await expect(visitor.title).toHaveText(CAE.heading);
  expect(ofCae(scripts(server.origin))).toEqual([]);
});

test('with overrides disabled, what the storage says is nothing', async ({
  page,
  visitor,
  serveCae,
  services,
  server,
}) => {
  const build = await serveCae();
  const body = await configWith(() => ({ overrides: { enabled: false } }));
  await services.fault({ call: 'config', kind: 'body', body });
  const scripts = scriptsFrom(page);
  await override(page, { [CAE.name]: build.manifest });
  await visitor.open(`${CAE.page}?portal-panel`);
  await expect(visitor.title).toHaveText(CAE.heading);
  await expect(visitor.main.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(badge(page)).toHaveCount(0);
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Remotes' })).toHaveCount(0);
  expect(build.asked).toEqual([]);
  expect(ofOverrides(scripts(server.origin))).toEqual([]);
});

test('whoever has no override gets no code of it', async ({ page, visitor, server }) => {
  const scripts = scriptsFrom(page);
  await visitor.open(CAE.page);
  await expect(visitor.title).toHaveText(CAE.heading);
  await expect(visitor.main.locator('[aria-busy=true]')).toHaveCount(0);
  expect(ofOverrides(scripts(server.origin))).toEqual([]);
});

test('a storage that cannot be read counts as nothing, and the badge says so', async ({ page, visitor }) => {
  await visitor.open('/naming');
  await page.evaluate((key) => localStorage.setItem(key, '{"mfe-cae": 7}'), KEY);
  const warned = page.waitForEvent('console', (message) => /count as none/.test(message.text()));
  await visitor.open(CAE.page);
  await warned;
  await expect(visitor.title).toHaveText(CAE.heading);
  await badge(page).getByRole('link', { name: 'Overrides cannot be read' }).click();
  await panel(page).getByRole('button', { name: 'Reset them' }).click();
  await expect(badge(page)).toHaveCount(0);
  expect(await stored(page)).toBeNull();
});

test('a remote that the registry does not list comes with its addresses', async ({
  page,
  afterwards,
  serveCae,
}) => {
  const site = await siteOfOne(HOOPS.name);
  afterwards(() => site.remove());
  const portal = await startPortal(site.folder);
  afterwards(() => portal.stop());
  const build = await serveCae();
  await page.goto(`${portal.origin}/start?portal-panel`);
  const another = card(page, 'Another remote');
  await another.getByLabel('Name').fill(CAE.name);
  await another.getByLabel('Address').fill(build.manifest);
  await another.getByRole('button', { name: 'Add' }).click();
  await expect(card(page, CAE.name)).toContainText('Not in the registry');
  await page.goto(portal.origin + CAE.page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(CAE.heading);
});

test.describe('badge and panel', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const width of [1280, 360])
    for (const scheme of ['light', 'dark'])
      test(`${width} px wide, ${scheme}: axe finds nothing, nothing scrolls sideways`, async ({
        page,
        visitor,
        serveCae,
      }) => {
        await page.setViewportSize({ width, height: 740 });
        const build = await serveCae();
        await override(page, { [CAE.name]: build.manifest });
        await visitor.open(CAE.page);
        await expect(visitor.title).toHaveText(CAE.heading);
        await expect(badge(page)).toBeVisible();
        if (scheme === 'dark') await turnDark(page);
        expect(await findings(page)).toEqual([]);
        expect(await sidewaysScroll(page)).toBe(0);

        // The badge has a row of its own, above the page.
        const [row, start] = await Promise.all([
          badge(page).boundingBox(),
          page.getByRole('main').boundingBox(),
        ]);
        expect(start?.y).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.height ?? 0) - 1);

        await badge(page).getByRole('link').focus();
        await page.keyboard.press('Enter');
        await expect(card(page, CAE.name)).toContainText('Ready');
        await card(page, CAE.name).getByText('Shared modules').click();
        await expect(card(page, CAE.name).getByRole('row', { name: /^react / })).toBeVisible();
        expect(await findings(page)).toEqual([]);
        expect(await sidewaysScroll(page)).toBe(0);
        const [sheet, content] = await panel(page).evaluate((dialog) => {
          const body = dialog.querySelector('.ant-drawer-body') ?? dialog;
          return [body.clientWidth, body.scrollWidth];
        });
        expect(content).toBeLessThanOrEqual(sheet ?? 0);
        await page.keyboard.press('Escape');
        await expect(panel(page)).toHaveCount(0);
      });
});
