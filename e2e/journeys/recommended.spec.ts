/** The file that a download page recommends for the visitor's machine. */
import { expectAccessible } from '../support/axe';
import { expect, test, type Visitor } from '../support/fixtures';
import { untilLive } from '../support/held-start';
import { md5Of } from '../support/visitor';

const COMMUNICATOR = '/hoops/communicator/downloads/latest';
const EXCHANGE = '/hoops/exchange/downloads/latest';
const AUTOCAD = '/platform-products/autocad_oem/downloads/latest';
const LINUX = 'HOOPS_Communicator_2026.3.0_Linux.tar.gz';
const LINUX_MD5 = '0cfa91e671a61f0f706b4c8975f4be15';
const WINDOWS_AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

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
  await untilLive(page);
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
  await expectAccessible(page);
});

// REC-2.
test('a system is chosen once for all products, and stands in no address', async ({ page, visitor }) => {
  await visitor.open(`${COMMUNICATOR}?arch=x86_64`);
  await untilLive(page);
  await expect(systemOf(visitor)).toHaveValue('linux');
  await systemOf(visitor).focus();
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

  // By keyboard, the focus goes on in the card: the link is out of view. PAGE-34.
  await region(visitor).getByRole('link', { name: 'Also for Linux: arm64' }).press('Enter');
  const card = visitor.card(/_Linux_ARM64/);
  await expect(card).toBeInViewport();
  await expect(card.getByRole('button', { name: /^Download / })).toBeFocused();
  await region(visitor).getByRole('link', { name: 'All files' }).click();
  await expect(page).toHaveURL(/latest#files$/);
  await expect(visitor.main.getByRole('region', { name: 'All files' })).toBeFocused();
  await expect(visitor.section('Windows')).toBeInViewport();
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
  await visitor.signInOnPage('partner');
  await expect(region(visitor).getByRole('button', { name: 'Continue' })).toBeFocused();
  await visitor.download(region(visitor), 'Continue');
});

// PAGE-34.
test('a link that also chooses the language gives the focus to the card', async ({ page, visitor }) => {
  await visitor.open(AUTOCAD);
  // Before, the browser follows the link: the new document's focus is nowhere.
  await untilLive(page);
  await expect(region(visitor)).toContainText('There is no file for Linux.');
  await region(visitor).getByRole('link', { name: 'Windows' }).press('Enter');
  const card = visitor.card('AutoCAD_OEM_2026_English.exe');
  await expect(card.getByRole('button', { name: /^Download / })).toBeFocused();
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

// CARD-1, ALERT-14.
test('a card is low, its sums are unbroken, and its alert is where the click was', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitor.open(EXCHANGE);
  await visitor.openSection('Linux');
  const card = visitor.card('HOOPS_Exchange_2026.3.0_Linux.tar.gz');
  await expect(card.getByRole('button', { name: 'Copy command' })).toBeVisible();
  expect((await card.boundingBox())?.height).toBeLessThanOrEqual(180);
  for (const term of ['MD5', 'SHA-256']) {
    const sum = card
      .getByRole('definition')
      .filter({ has: page.getByRole('button', { name: `Copy ${term}` }) });
    expect((await sum.locator('code').boundingBox())?.height, term).toBeLessThan(24);
  }

  await page.setViewportSize({ width: 360, height: 740 });
  const places = await Promise.all(
    [
      card.getByText('HOOPS_Exchange_2026.3.0_Linux.tar.gz', { exact: true }),
      card.getByRole('button', { name: /^Download / }),
      card.getByText('Sign in to download'),
      card.getByText('Architecture'),
      card.getByRole('button', { name: 'Verify' }),
    ].map(async (part) => (await part.boundingBox())?.y ?? 0),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  const button = card.getByRole('button', { name: /^Download / });
  await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await button.click();
  await expect(card.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(button).toBeFocused();

  // The same alert again, after it was scrolled away.
  await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await expect(card.getByRole('alert')).not.toBeInViewport({ ratio: 1 });
  await button.click();
  await expect(card.getByRole('alert')).toBeInViewport({ ratio: 1 });
});
