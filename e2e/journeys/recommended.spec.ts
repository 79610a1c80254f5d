/** The file that a download page recommends for the visitor's machine. */
import type { Page } from '@playwright/test';
import { account } from '../support/accounts';
import { axeViolations, COLOR_RULES, emulateDark, horizontalOverflow } from '../support/axe';
import { expect, test, type Visitor } from '../support/fixtures';
import { holdStart, layoutShift, untilLive } from '../support/held-start';
import { md5Of } from '../support/visitor';

const COMMUNICATOR = '/hoops/communicator/downloads/latest';
const EXCHANGE = '/hoops/exchange/downloads/latest';
const AUTOCAD = '/platform-products/autocad_oem/downloads/latest';
const LINUX = 'HOOPS_Communicator_2026.3.0_Linux.tar.gz';
const LINUX_MD5 = '0cfa91e671a61f0f706b4c8975f4be15';
const WINDOWS_AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const MAC_AGENT =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const IPHONE_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

const region = ({ main }: Visitor) => main.getByRole('region', { name: 'Recommended download' });
const systemOf = (visitor: Visitor) => region(visitor).getByRole('combobox', { name: 'Your system' });
const download = (visitor: Visitor) => region(visitor).getByRole('button', { name: /^Download / });

// REC-1, REC-5, TRK-1.
test('a customer comes from a search result and downloads with one click', async ({
  page,
  visitor,
  services,
}) => {
  await visitor.signInAs('partner');
  await visitor.open('/start');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill('communicator');
  await dialog
    .getByRole('option', { name: /HOOPS Communicator/ })
    .first()
    .click();
  await expect(visitor.title).toHaveText('HOOPS Communicator 2026.3.0');

  await expect(region(visitor)).toContainText('For Linux x86_64 · 172 kB');
  expect(await md5Of(await visitor.download(region(visitor), `Download ${LINUX}`))).toBe(LINUX_MD5);
  await expect(region(visitor).getByText('The download has started.')).toBeVisible();
  const [event] = await services.downloadEvents();
  expect(event).toMatchObject({ product_version: '2026.3.0', platform: 'linux' });
  expect(await axeViolations(page)).toEqual([]);
  await emulateDark(page);
  expect(await axeViolations(page, COLOR_RULES)).toEqual([]);
});

/** What the region shows before any script of the portal has run, and afterwards without a shift. */
async function expectAtFirstPaint(
  page: Page,
  visitor: Visitor,
  address: string,
  text: string,
): Promise<void> {
  const release = await holdStart(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(region(visitor)).toContainText(text);
  const before = await region(visitor).boundingBox();
  release();
  await untilLive(page);
  await expect(region(visitor)).toContainText(text);
  expect(await region(visitor).boundingBox()).toEqual(before);
  await expect(systemOf(visitor)).toHaveCount(1);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
}

const MACHINES = [
  { name: 'Windows', use: { userAgent: WINDOWS_AGENT }, address: EXCHANGE, text: 'For Windows x86_64' },
  { name: 'a Mac', use: { userAgent: MAC_AGENT }, address: EXCHANGE, text: 'For macOS arm64' },
  { name: 'an iPhone', use: { userAgent: IPHONE_AGENT }, address: EXCHANGE, text: 'For iOS arm64' },
  {
    name: 'an iPhone without files for it',
    use: { userAgent: IPHONE_AGENT },
    address: COMMUNICATOR,
    text: 'There is no file for iOS.',
  },
  {
    name: 'Linux, at an older version',
    use: {},
    address: '/hoops/exchange/downloads/2025.2.0',
    text: 'For Linux x86_64',
  },
  {
    name: 'Linux, at a platform',
    use: {},
    address: '/hoops/the-hoops-native-platform/downloads',
    text: 'For Linux x86_64',
  },
  {
    name: 'Windows in German',
    use: { userAgent: WINDOWS_AGENT, locale: 'de-AT' },
    address: AUTOCAD,
    text: 'AutoCAD_OEM_2026_German.exe',
  },
  {
    name: 'Windows in a language without files',
    use: { userAgent: WINDOWS_AGENT, locale: 'da-DK' },
    address: AUTOCAD,
    text: 'AutoCAD_OEM_2026_English.exe',
  },
];
for (const { name, use, address, text } of MACHINES)
  test.describe(name, () => {
    test.use(use);
    // REC-2, REC-3, REC-4.
    test(`${address} recommends its file in the first response`, async ({ page, visitor }) => {
      await expectAtFirstPaint(page, visitor, address, text);
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

// REC-2.
test('a system is chosen once for all products, and stands in no address', async ({ page, visitor }) => {
  await visitor.open(`${COMMUNICATOR}?arch=x86_64`);
  await expect(systemOf(visitor)).toHaveValue('linux');
  await systemOf(visitor).selectOption('macOS');
  await expect(region(visitor)).toContainText('HOOPS_Communicator_2026.3.0_macOS_ARM64.dmg');
  await expect(systemOf(visitor)).toBeFocused();
  expect(new URL(page.url()).search).toBe('?arch=x86_64');
  expect(await visitor.sessionStorage()).toEqual({});

  await visitor.open(EXCHANGE);
  await expect(region(visitor)).toContainText('For macOS arm64');
  // The filter suggests what the region does not say.
  const bar = visitor.main.getByRole('search', { name: 'Filter files' });
  await expect(bar.getByRole('button', { name: 'Show files for Linux' })).toBeVisible();
  await systemOf(visitor).selectOption('Linux');
  await expect(bar.getByRole('button', { name: /^Show files for/ })).toHaveCount(0);
  await expect(bar.getByRole('status')).toHaveText('10 files');

  await region(visitor).getByRole('link', { name: 'Also for Linux: arm64' }).click();
  await expect(visitor.card(/_Linux_ARM64/)).toBeInViewport();
  await region(visitor).getByRole('link', { name: 'All files' }).click();
  await expect(page).toHaveURL(/latest#files$/);
  await expect(visitor.section('Windows')).toBeInViewport();
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

// REC-5, ALERT-8, ALERT-11.
test('signing in from the region’s alert leads back to it', async ({ page, visitor }) => {
  await visitor.open(COMMUNICATOR);
  await expect(region(visitor)).toContainText('Sign in to download');
  await download(visitor).click();
  const alert = region(visitor).getByRole('alert');
  await expect(alert).toContainText('Please log in or sign up to download.');
  await expect(alert).toBeInViewport({ ratio: 1 });
  await visitor.openSection('Linux');
  await expect(visitor.card(LINUX).getByRole('alert')).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('');
  await alert.getByRole('link', { name: 'Sign In' }).click();

  const { email, password } = account('partner');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(region(visitor).getByRole('button', { name: 'Continue' })).toBeFocused();
  await visitor.download(region(visitor), 'Continue');
});

// REC-4, OEM-3.
test.describe('languages', () => {
  test.use({ userAgent: WINDOWS_AGENT, locale: 'de-DE' });
  test('AutoCAD OEM recommends the chosen language, else a licensed one', async ({ page, visitor }) => {
    await visitor.signInAs('partner');
    await visitor.open(`${AUTOCAD}?language=Polish`);
    await expect(region(visitor)).toContainText('AutoCAD_OEM_2026_Polish.exe');
    await region(visitor)
      .getByRole('link', { name: /^Also for Windows: AutoCAD_OEM_2026_Polish_Help/ })
      .click();
    await expect(visitor.card('AutoCAD_OEM_2026_Polish_Help.exe')).toBeInViewport();
    const [request] = await Promise.all([
      page.waitForRequest(/getuserlicense.*language=Polish/),
      download(visitor).click(),
    ]);
    expect(request.url()).toContain('version=2026');
  });
});

// REC-1.
test('a page whose files are for one system recommends none', async ({ visitor }) => {
  await visitor.open('/toolkits/realdwg/downloads/latest');
  await expect(visitor.title).toBeVisible();
  await expect(region(visitor)).toHaveCount(0);
});

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];
const IN_FIRST_SCREEN = [
  COMMUNICATOR,
  EXCHANGE,
  '/hoops/visualize/hps/downloads/latest',
  '/hoops/the-hoops-web-platform/downloads',
  '/hoops/communicator/downloads/2025.2.0',
  '/cae/cee_sam/downloads/latest',
  '/toolkits/siemens-parasolid/downloads/latest',
  '/toolkits/polygonica/downloads/latest',
];
// REC-6.
for (const viewport of SCREENS)
  test(`Download is in the first screen of ${viewport.width} × ${viewport.height}`, async ({
    page,
    visitor,
  }) => {
    await page.setViewportSize(viewport);
    for (const address of IN_FIRST_SCREEN)
      await test.step(address, async () => {
        await visitor.open(address);
        await untilLive(page);
        await expect(download(visitor)).toBeInViewport({ ratio: 1 });
        expect(await horizontalOverflow(page)).toBe(0);
      });
  });
