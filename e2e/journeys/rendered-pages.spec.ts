/** Pages that the first response contains, and how the portal takes them over. */
import { contentFault } from '../support/content-fault';
import { expect, type Visitor } from '../support/fixtures';
import { expectNoShift, hold, holdStart, textWhenLive, untilLive } from '../support/held-start';
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

/**
 * Opens a page and lets the portal take it over: the words stay, and nothing moves.
 * @param meanwhile what happens in between.
 * @returns whether the title's element stayed, too: the page was adopted, not replaced.
 */
async function takeOver(
  visitor: Visitor,
  address: string,
  meanwhile: () => Promise<void> = async () => undefined,
): Promise<boolean> {
  const { page, title } = visitor;
  const release = await holdStart(page);
  const after = await textWhenLive(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(title).toBeVisible();
  const before = await page.evaluate(() => String(document.querySelector('main')?.innerText));
  await page.evaluate(() => Object.assign(document.querySelector('h1') ?? {}, { wasRendered: true }));
  await meanwhile();
  release();
  expect(await after()).toBe(before);
  await expectNoShift(page);
  return page.evaluate(() => 'wasRendered' in (document.querySelector('h1') ?? {}));
}

for (const address of PAGES) {
  // TAKEOVER-1, TAKEOVER-4.
  test(`${address} is readable at once, and is adopted without a difference`, async ({ visitor }) => {
    expect(await takeOver(visitor, address)).toBe(true);
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
  await page.setViewportSize({ width: 1280, height: 400 });
  const link = visitor.sidebar.getByRole('link').first();
  const scroll = () => page.evaluate(() => window.scrollY);
  let before = 0;
  const isAdopted = await takeOver(visitor, `${DOWNLOADS}?campaign=1`, async () => {
    await page.evaluate(() => window.scrollTo(0, 150));
    await link.focus();
    before = await scroll();
  });
  expect(isAdopted).toBe(false);
  await expect(link).toBeFocused();
  expect(await scroll()).toBe(before);
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
    await page.route(`**${DOWNLOADS}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      expect(change(html)).not.toBe(html);
      await route.fulfill({ response, body: change(html) });
    });
    expect(await takeOver(visitor, DOWNLOADS)).toBe(false);
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

// TAKEOVER-4, TAKEOVER-5.
test('a visitor who goes back while a reloaded page is taken over gets the page before it', async ({
  page,
  visitor,
}) => {
  await visitor.open('/cae/eda/downloads/latest');
  await untilLive(page);
  await visitor.follow('/start');
  const release = await hold(page, /\/remoteEntry\./);
  const takeover = page.waitForResponse(/\/takeover\./);
  await page.reload({ waitUntil: 'commit' });
  await takeover;
  // Once what has come has run. `goBack` would wait until the document is loaded.
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(window.history.back()))),
  );
  await expect(page).toHaveURL(/\/cae\/eda/);
  release();
  await expect(visitor.title).toHaveText(/Demo Analyzer/);
});

// TAKEOVER-1, FIND-1.
for (const width of [1440, 1100, 800, 360])
  test(`at ${width} px, the filter of a page comes without moving what is below it`, async ({
    page,
    visitor,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const release = await holdStart(page);
    await page.goto(DOWNLOADS, { waitUntil: 'commit' });
    const place = async () => Math.round((await visitor.section('Windows').boundingBox())?.y ?? 0);
    const before = await place();
    release();
    await expect(visitor.main.getByRole('search', { name: 'Filter files' })).toBeVisible();
    expect(await place()).toBe(before);
  });
