/** The recommended file in the first response, before any script of the portal has run. */
import type { Page } from '@playwright/test';
import { expect, NETWORK_ERROR, type Visitor } from '../support/fixtures';
import { expectNoShift, hold, holdStart, untilLive } from '../support/held-start';
import { test } from '../support/rendered-portal';

const COMMUNICATOR = '/hoops/communicator/downloads/latest';
const EXCHANGE = '/hoops/exchange/downloads/latest';
const OLDER = '/hoops/exchange/downloads/2025.2.0';
const PLATFORM = '/hoops/the-hoops-native-platform/downloads';
const AUTOCAD = '/platform-products/autocad_oem/downloads/latest';
const REGION_CODE = /\/card-tools\.[^/]*js$/;
const LINUX = 'HOOPS_Communicator_2026.3.0_Linux.tar.gz';
const WINDOWS_AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const IPHONE_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

const region = ({ main }: Visitor) => main.getByRole('region', { name: 'Recommended download' });
const systemOf = (visitor: Visitor) => region(visitor).getByRole('combobox', { name: 'Your system' });

/** The region's code has come, and drawn it in place of its markup. */
const untilDrawn = (page: Page) => expect(page.locator('[data-system-select]')).toHaveCount(0);

/**
 * Each kind of page and of recommendation once. Which machine a browser says it is, and what is shown of it, are tables of
 * visitor.test.ts and variants.test.ts.
 */
const MACHINES = [
  { name: 'Windows', use: { userAgent: WINDOWS_AGENT }, address: EXCHANGE, text: 'For Windows x86_64' },
  {
    name: 'an iPhone without files for it',
    use: { userAgent: IPHONE_AGENT },
    address: COMMUNICATOR,
    text: 'There is no file for iOS.',
  },
  { name: 'Linux, at an older version', use: {}, address: OLDER, text: 'For Linux x86_64' },
  { name: 'Linux, at a platform', use: {}, address: PLATFORM, text: 'For Linux x86_64' },
  {
    name: 'Windows in German',
    use: { userAgent: WINDOWS_AGENT, locale: 'de-AT' },
    address: AUTOCAD,
    text: 'AutoCAD_OEM_2026_German.exe',
  },
];
for (const { name, use, address, text } of MACHINES)
  test.describe(name, () => {
    test.use(use);
    // REC-2, REC-3, REC-4.
    test(`${address} recommends its file in the first response`, async ({ page, visitor }) => {
      const release = await holdStart(page);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(region(visitor)).toContainText(text);
      const before = await region(visitor).boundingBox();
      release();
      await untilLive(page);
      await expect(region(visitor)).toContainText(text);
      await untilDrawn(page);
      await expect(region(visitor)).toContainText(text);
      expect(await region(visitor).boundingBox()).toEqual(before);
      await expect(systemOf(visitor)).toHaveCount(1);
      await expectNoShift(page);
    });
  });

// REC-3.
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the region has a link for each system', async ({ visitor }) => {
    await visitor.open(COMMUNICATOR);
    const links = region(visitor).getByRole('link');
    await expect(links).toHaveText(['Windows', 'Linux', 'macOS', 'All files']);
    await expect(region(visitor).getByRole('button')).toHaveCount(0);
    await links.filter({ hasText: 'Linux' }).click();
    await expect(visitor.card(LINUX)).toBeInViewport();
  });
});

// REC-3.
test('the system can be chosen before the page is taken over', async ({ page, visitor }) => {
  const release = await holdStart(page);
  await page.goto(COMMUNICATOR, { waitUntil: 'commit' });
  await systemOf(visitor).selectOption('Windows');
  await expect(region(visitor)).toContainText('HOOPS_Communicator_2026.3.0_Windows.zip');
  await expect(systemOf(visitor)).toBeFocused();
  await expect(systemOf(visitor)).toHaveValue('windows');
  release();
  await untilLive(page);
  await expect(region(visitor)).toContainText('HOOPS_Communicator_2026.3.0_Windows.zip');
  await expect(systemOf(visitor)).toBeFocused();
});

// REC-2.
test('Back from another page leaves the system as it is', async ({ page, visitor }) => {
  await page.goto(`${EXCHANGE}?arch=x86_64`);
  await systemOf(visitor).selectOption('macOS');
  await untilLive(page);
  await expect(visitor.main.getByRole('search', { name: 'Filter files' })).toBeVisible();
  await page.goto('/services/inbox');
  await page.goBack();
  await untilLive(page);
  await untilDrawn(page);
  await expect(systemOf(visitor)).toHaveValue('mac');
  expect(await page.evaluate(() => localStorage.getItem('portal-system'))).toBe('mac');
});

// REC-3.
test('the region’s code comes once the page reacts, and what was clicked before counts', async ({
  page,
  visitor,
}) => {
  const release = await hold(page, REGION_CODE);
  await page.goto(COMMUNICATOR);
  await untilLive(page);
  await systemOf(visitor).selectOption('Windows');
  await expect(systemOf(visitor)).toBeFocused();
  await systemOf(visitor).selectOption('Linux');
  const button = region(visitor).getByRole('button', { name: `Download ${LINUX}` });
  await button.click();
  await expect(button).toBeFocused();
  // What is clicked besides takes nothing from it.
  await region(visitor).getByText('Recommended download').click();
  release();
  await untilDrawn(page);
  await expect(region(visitor).getByRole('alert')).toContainText('Please log in or sign up to download.');
  await expect(systemOf(visitor)).toHaveValue('linux');
});

// REC-3.
test('a button that is being pressed stays until it is released', async ({ page, visitor }) => {
  const release = await hold(page, REGION_CODE);
  await page.goto(COMMUNICATOR);
  await untilLive(page);
  await region(visitor).getByRole('button', { name: 'Download' }).hover();
  const buttons = page.locator(`[aria-label="Download ${LINUX}"]`);
  const rendered = await buttons.count();
  await page.mouse.down();
  release();
  // The drawn one waits, hidden, until the press ends.
  await expect(buttons).toHaveCount(rendered + 1);
  await expect(page.locator('[data-system-select]')).not.toHaveCount(0);
  await page.mouse.up();
  await untilDrawn(page);
  await expect(region(visitor).getByRole('alert')).toContainText('Please log in or sign up to download.');
});

// REC-3.
test.describe('without the region’s code', () => {
  test.use({ expectedErrors: NETWORK_ERROR });
  test.beforeEach(async ({ page, visitor }) => {
    await page.route(REGION_CODE, (route) => route.abort());
    await page.goto(COMMUNICATOR);
    await expect(visitor.main.getByText('The recommended download could not be loaded.')).toBeVisible();
  });

  test('the region stays, says so, and the file is below', async ({ visitor }) => {
    await expect(region(visitor)).toContainText(LINUX);
    await region(visitor).getByRole('link', { name: 'All files' }).click();
    await expect(visitor.main.getByRole('button', { name: 'Linux', exact: true })).toBeInViewport();
  });

  test('a click loads it again', async ({ page, visitor }) => {
    await page.unroute(REGION_CODE);
    await region(visitor)
      .getByRole('button', { name: `Download ${LINUX}` })
      .click();
    await expect(region(visitor).getByRole('alert')).toContainText('Please log in or sign up to download.');
    await expect(visitor.main.getByText('The recommended download could not be loaded.')).toHaveCount(0);
  });
});

// REC-4.
test.describe('without the region’s code, in several languages', () => {
  test.use({ expectedErrors: NETWORK_ERROR });
  test('a language that is chosen leaves no file of another one', async ({ page, visitor }) => {
    await page.route(REGION_CODE, (route) => route.abort());
    await page.goto(AUTOCAD);
    await expect(visitor.main.getByText('The recommended download could not be loaded.')).toBeVisible();
    await expect(region(visitor)).toBeVisible();
    await visitor.main.getByRole('combobox', { name: 'Language' }).selectOption('German');
    await expect(region(visitor)).toHaveCount(0);
    await expect(visitor.main.getByText('The recommended download could not be loaded.')).toBeVisible();
  });
});
