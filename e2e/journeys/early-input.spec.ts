/** What a visitor does with a rendered page before the portal takes it over. */
import { expect } from '../support/fixtures';
import { hold, holdStart, untilLive } from '../support/held-start';
import { test } from '../support/rendered-portal';

const DOWNLOADS = '/hoops/exchange/downloads/latest';
const LANGUAGES = '/platform-products/autocad_oem/downloads/latest';
/** What becomes of a rendered page, by its query. */
const TAKEOVERS = [
  ['adopted', ''],
  ['replaced', '?campaign=1'],
] as const;

for (const [how, query] of TAKEOVERS) {
  // TAKEOVER-2.
  test(`clicks on a page before it is ${how} happen once`, async ({ page, visitor }) => {
    const release = await holdStart(page);
    await page.goto(DOWNLOADS + query, { waitUntil: 'commit' });
    const section = visitor.section('Windows');
    await section.click();
    await visitor.header.getByRole('button', { name: 'Search' }).click();
    await expect(section).toHaveAttribute('aria-expanded', 'false');
    release();
    await untilLive(page);
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(section).toHaveAttribute('aria-expanded', 'true');
    await expect(visitor.main.getByRole('group').first()).toBeVisible();
  });
}

// TAKEOVER-2.
test('a click in the header of a document without a page happens once', async ({ page, visitor }) => {
  const release = await holdStart(page);
  await page.goto('/hoops/exchange/downloads', { waitUntil: 'commit' });
  await visitor.header.getByRole('button', { name: 'PRODUCTS' }).click();
  release();
  await untilLive(page);
  await expect(visitor.header.getByRole('button', { name: 'PRODUCTS' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(await page.evaluate(() => window.portalInput)).toEqual({ events: [], within: null });
});

// TAKEOVER-2.
test('a click in the header while the router loads happens', async ({ page, visitor }) => {
  const config = page.waitForResponse(/portal\.config\.json/);
  const takeover = page.waitForResponse(/\/host\/takeover\./);
  const release = await hold(page, /\/host\/router\.[^/]*js$/);
  await page.goto(`${DOWNLOADS}?campaign=1`, { waitUntil: 'commit' });
  await Promise.all([config, takeover]);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await visitor.header.getByRole('button', { name: 'Search' }).click();
  release();
  await untilLive(page);
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
});

for (const [how, query] of TAKEOVERS) {
  // TAKEOVER-1, UI-8.
  test(`what is selected before a page is ${how} is selected in it`, async ({ page, visitor }) => {
    const release = await holdStart(page);
    await page.goto(LANGUAGES + query, { waitUntil: 'commit' });
    const languages = visitor.main.getByRole('combobox', { name: 'Select a Language' });
    await languages.selectOption('French');
    release();
    await untilLive(page);
    await expect(languages).toHaveValue('French');
    await expect(visitor.card('AutoCAD_OEM_2026_French.exe')).toBeVisible();
  });
}

for (const [what, address] of [
  ['a video', '/hoops/communicator/training'],
  ['a package', '/naming'],
] as const)
  for (const [how, query] of TAKEOVERS) {
    // TAKEOVER-1.
    test(`the name of ${what} that is typed before a page is ${how} is completed in it`, async ({
      page,
      visitor,
    }) => {
      const release = await holdStart(page);
      await page.goto(address + query, { waitUntil: 'commit' });
      const field = visitor.main.locator('input').first();
      await field.fill('HOOPS_Ex');
      release();
      await untilLive(page);
      await page.keyboard.type('change');
      await expect(visitor.main.locator('input').first()).toHaveValue('HOOPS_Exchange');
    });
  }

// TAKEOVER-2, SEARCH-9.
test('what is typed into Search before the page is taken over is kept', async ({ page, visitor }) => {
  const release = await holdStart(page);
  await page.goto(DOWNLOADS, { waitUntil: 'commit' });
  await expect(visitor.section('Windows')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('exch', { delay: 60 });
  release();
  await untilLive(page);
  await page.keyboard.type('ange', { delay: 60 });
  const search = page.getByRole('dialog', { name: 'Search' });
  await expect(search.getByRole('combobox')).toHaveValue('exchange');
});

// TAKEOVER-2.
test('links of a page work before its scripts', async ({ page, visitor }) => {
  await holdStart(page);
  await page.goto(DOWNLOADS, { waitUntil: 'commit' });
  const link = visitor.sidebar.getByRole('link', { name: /trial/i }).first();
  const address = await link.getAttribute('href');
  await link.click({ noWaitAfter: true });
  await page.waitForURL(`**${address}`, { waitUntil: 'commit' });
});

// TAKEOVER-1.
for (const [how, query] of TAKEOVERS)
  test(`on a phone, the sidebar’s links stay where they were scrolled before the page is ${how}`, async ({
    page,
    visitor,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const release = await holdStart(page);
    await page.goto(DOWNLOADS + query, { waitUntil: 'commit' });
    const last = visitor.sidebar.getByRole('link').last();
    const place = async () => (await last.boundingBox())?.x;
    await visitor.sidebar.getByRole('list').evaluate((links) => {
      links.scrollLeft = links.scrollWidth;
    });
    const before = await place();
    await expect(last).toBeInViewport({ ratio: 1 });
    release();
    await untilLive(page);
    await expect(visitor.main.getByRole('search', { name: 'Filter files' })).toBeVisible();
    expect(await place()).toBe(before);
  });
