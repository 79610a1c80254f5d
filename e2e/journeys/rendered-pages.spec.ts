/** Pages that the first response contains, and how the portal takes them over. */
import type { Page } from '@playwright/test';
import { contentFault } from '../support/content-fault';
import { expect } from '../support/fixtures';
import { expectNoShift, holdStart, textWhenLive, untilLive } from '../support/held-start';
import { test } from '../support/rendered-portal';
import { Traffic } from '../support/traffic';

const DOWNLOADS = '/hoops/exchange/downloads/latest';
const PAGES = [
  '/start',
  '/naming',
  DOWNLOADS,
  '/hoops/communicator/downloads',
  '/hoops/communicator/training',
  '/hoops/demos',
  '/hoops/exchange/trial',
  '/cae/eda/downloads/latest',
  '/platform-products/autocad_oem/downloads/latest',
  '/toolkits/realdwg',
];

/** What a visitor reads in the page. */
const textOf = (page: Page) => page.evaluate(() => String(document.querySelector('main')?.innerText));

/** Marks the title's element, to tell whether the page was hydrated or replaced. */
const markTitle = (page: Page) =>
  page.evaluate(() => Object.assign(document.querySelector('h1') ?? {}, { wasRendered: true }));
const isSameTitle = (page: Page) =>
  page.evaluate(() => 'wasRendered' in (document.querySelector('h1') ?? {}));

for (const address of PAGES) {
  // TAKEOVER-1, TAKEOVER-4.
  test(`${address} is readable at once, and is adopted without a difference`, async ({ page, visitor }) => {
    const release = await holdStart(page);
    const after = await textWhenLive(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(visitor.title).toBeVisible();
    const before = await textOf(page);
    await markTitle(page);
    release();
    expect(await after()).toBe(before);
    expect(await isSameTitle(page)).toBe(true);
    await expectNoShift(page);
  });
}

// PRELOAD-1.
test('what a page was rendered from is requested before the portal’s script, and once', async ({
  page,
  visitor,
}) => {
  const release = await holdStart(page);
  const traffic = new Traffic(page);
  const content = () => traffic.paths.filter((path) => path.includes('/content-data/'));
  await page.goto(DOWNLOADS, { waitUntil: 'commit' });
  await expect(visitor.title).toBeVisible();
  const stated = (await page.locator('html').getAttribute('data-content'))?.split(' ') ?? [];
  const urls = stated.filter((_, index) => index % 2 === 1).map((url) => url.replace(/\?.*/, ''));
  expect(urls.join()).toMatch(/releases_prod_latest\.json.*hoops-exchange/);
  await expect.poll(content).toEqual(urls);
  release();
  await untilLive(page);
  expect(content()).toEqual([...new Set(content())]);
});

// TAKEOVER-1.
test('a page that is not adopted is replaced without a visible difference', async ({ page, visitor }) => {
  const release = await holdStart(page);
  const after = await textWhenLive(page);
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto(`${DOWNLOADS}?campaign=1`, { waitUntil: 'commit' });
  await expect(visitor.title).toBeVisible();
  const before = await textOf(page);
  await markTitle(page);
  await page.evaluate(() => window.scrollTo(0, 150));
  await visitor.sidebar.getByRole('link').first().focus();
  const scroll = await page.evaluate(() => window.scrollY);
  release();
  expect(await after()).toBe(before);
  expect(await isSameTitle(page)).toBe(false);
  await expect(visitor.sidebar.getByRole('link').first()).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scroll);
  await expectNoShift(page);
});

/** Documents that state something else than what this visit loads, and how they differ from the present one. */
const OTHER_DOCUMENTS: Readonly<Record<string, (html: string) => string>> = {
  'the default release, in a visit that gets a canary': (html) =>
    html.replace(/ data-part="([^"@]+)@[^"]*"/, ' data-part="$1@0.9.0-other"'),
  'another configuration': (html) => html.replace(/ data-config="[^"]*"/, ' data-config="0000000000000000"'),
  'other content': (html) => html.replace(/ data-content="\S+/, ' data-content="0000000000000000'),
  'an older host, which stated no content': (html) =>
    html.replace(/ data-content="[^"]*"/, '').replace(/ data-host="[^"]*"/, ' data-host="0.9.0"'),
};

// TAKEOVER-1, TAKEOVER-4.
for (const [what, change] of Object.entries(OTHER_DOCUMENTS))
  test(`a page that was rendered from ${what} is replaced without a visible difference`, async ({
    page,
    visitor,
  }) => {
    const after = await textWhenLive(page);
    const release = await holdStart(page);
    await page.route(`**${DOWNLOADS}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      expect(change(html)).not.toBe(html);
      await route.fulfill({ response, body: change(html) });
    });
    await page.goto(DOWNLOADS, { waitUntil: 'commit' });
    await expect(visitor.title).toBeVisible();
    const before = await textOf(page);
    await markTitle(page);
    release();
    expect(await after()).toBe(before);
    expect(await isSameTitle(page)).toBe(false);
    await expectNoShift(page);
  });

// TAKEOVER-1.
test('content that has changed since replaces the rendered one', async ({ page, visitor, services }) => {
  const content = { title: 'HOOPS Exchange changed', version: '2026.1.0', date: '', sections: [] };
  await services.injectFault(contentFault('hoops-product/hoops-exchange', content));
  await page.goto(DOWNLOADS);
  await untilLive(page);
  await expect(visitor.title).toHaveText('HOOPS Exchange changed');
  await expect(page.locator('h1')).toHaveCount(1);
});

// TAKEOVER-4.
test('a signed-in user gets the page of a user', async ({ page, visitor }) => {
  await visitor.signInAs('partner');
  await page.goto('/hoops/exchange/trial');
  await untilLive(page);
  await expect(visitor.userButton('Paolo Ferri')).toBeVisible();
  await expect(visitor.main).toContainText('days remaining');
});
