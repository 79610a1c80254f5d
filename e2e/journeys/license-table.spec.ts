import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { expectAccessible, horizontalOverflow } from '../support/axe';
import { anyOf, expect, NETWORK_ERROR, test, type Visitor } from '../support/fixtures';

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: anyOf(NETWORK_ERROR, /ChunkLoadError|Loading chunk|could not be saved/),
});

const KEY = /([0-9A-F]{5}-){7}[0-9A-F]{5}/;

const products = (visitor: Visitor) => visitor.main.getByRole('rowheader');

const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

// LAND-11, LIC-6, LIC-11.
test('from what ends soon to a license’s key: filtered, sorted, after reload, by keyboard, on a phone', async ({
  page,
  visitor,
  services,
}) => {
  await visitor.signInAs('evaluator');
  await visitor.open('/start');
  await expect(visitor.main.getByText('Ends soon:')).toBeVisible();
  await visitor.main.getByRole('link', { name: 'See what ends within 30 days' }).click();
  await expect(page).toHaveURL('/license_generator?expiring=30&sort=expires');
  const soon = ['HOOPS Publish', 'Ceetron Envision Web', 'Parasolid'];
  await expect(products(visitor)).toHaveText(soon);
  const expiration = visitor.main.getByRole('columnheader', { name: 'Expiration' });
  await expect(expiration).toHaveAttribute('aria-sort', 'ascending');

  await expiration.getByRole('button').click();
  await expect(expiration).toHaveAttribute('aria-sort', 'descending');
  await expect(products(visitor).last()).toHaveText('HOOPS Publish');
  await visitor.main.getByRole('combobox', { name: 'Product' }).selectOption('Parasolid');
  await expect(page).toHaveURL('/license_generator?expiring=30&sort=-expires&product=Parasolid');
  await page.reload();
  await expect(products(visitor)).toHaveText(['Parasolid']);
  await visitor.main.getByRole('button', { name: 'Show all' }).click();
  await expect(products(visitor)).toHaveCount(5);
  await page.goBack();
  await expect(page).toHaveURL('/start');
  await page.goForward();
  await expect(products(visitor)).toHaveCount(5);
  await expectAccessible(page);

  // On a phone, with the keyboard only: the search leads to the key.
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await horizontalOverflow(page)).toBe(0);
  await visitor.main.getByRole('searchbox', { name: 'Search licenses' }).focus();
  await page.keyboard.type('exchange');
  await page.keyboard.press('Enter');
  const license = visitor.license('HOOPS Exchange');
  await expect(license.getByRole('button', { name: 'Copy Key' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(license.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(KEY);
  expect(page.url()).not.toContain('exchange');

  // On a wide screen, a text that is no date wraps, in the row of one line.
  const body = [{ key: 'A-KEY', expires: 'AskUs'.repeat(100), products: ['RealDWG'], headers: [] }];
  await services.injectFault({ call: 'getalllicenses', kind: 'body', body });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect(products(visitor)).toHaveText(['RealDWG']);
  expect(await horizontalOverflow(page)).toBe(0);
});

// LIC-7 to LIC-10.
test('saves the last days, the list and all header files, also after the connection failed', async ({
  visitor,
  services,
}) => {
  await visitor.signInAs('evaluator');
  await visitor.open('/license_generator');
  await expect(products(visitor)).toHaveCount(5);

  await services.injectFault({ call: 'static:/remotes/mfe-account/', kind: 'abort' });
  await visitor.main.getByRole('button', { name: 'Export CSV' }).click();
  await expect(visitor.main.getByRole('alert')).toContainText('The file could not be made.');
  await services.clearFaults();
  const list = await visitor.download(visitor.main, 'Retry');
  expect(list.suggestedFilename()).toBe('licenses.csv');
  expect(await textOf(list)).toMatch(
    /^\ufeffProducts,Type,Expiration,Header files\r\nHOOPS Communicator,Eval/,
  );
  expect(await textOf(list)).not.toMatch(KEY);
  await visitor.main.getByRole('checkbox', { name: 'Include keys' }).check();
  expect(await textOf(await visitor.download(visitor.main, 'Export CSV'))).toMatch(KEY);

  const calendar = await visitor.download(visitor.main, 'Add to calendar');
  expect(calendar.suggestedFilename()).toBe('license-dates.ics');
  expect((await textOf(calendar)).match(/BEGIN:VEVENT/g)).toHaveLength(5);
  expect(await textOf(calendar)).not.toMatch(KEY);

  const archive = await visitor.download(visitor.main, 'Download all header files');
  expect(archive.suggestedFilename()).toBe('license-headers.zip');
  const bytes = await readFile(await archive.path(), 'latin1');
  for (const name of ['HOOPS Publish/hoops_license.h', 'Parasolid/hoops_license.h'])
    expect(bytes).toContain(name);
  await expect(visitor.main.getByText(/^15 header files saved/)).toBeVisible();
});
