import type { Locator } from '@playwright/test';
import { axeViolations, expectAccessible, horizontalOverflow } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { hold, untilLive } from '../support/held-start';

const PHONE = { width: 360, height: 740 };

// LAND-12, LAND-13, START-4.
test('a partner sees on a phone that the list goes on, shows all of it and finds the newest version', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize(PHONE);
  await visitor.signInAs('partner');
  await visitor.open('/start');
  const panel = visitor.main.getByRole('region', { name: 'Your products and evaluations' });
  await expect(panel.getByText(/^[5-6] of 15 rows$/)).toBeVisible();
  const [panelBox, productsBox] = [
    await panel.boundingBox(),
    await visitor.main.getByRole('heading', { name: 'Products', exact: true }).boundingBox(),
  ];
  expect(panelBox?.y).toBeLessThan(productsBox?.y ?? 0);
  const realDwg = panel.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'RealDWG' }) });
  await expect(realDwg).toContainText('2026.1.1');

  // The whole list, by keyboard: the button follows the rows.
  await panel.getByRole('link', { name: 'License key HOOPS Visualize' }).focus();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Show all' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByText('15 of 15 rows')).toBeVisible();
  const scrollBox = panel.getByRole('table').locator('..');
  expect(await scrollBox.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);

  expect(await horizontalOverflow(page)).toBe(0);
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Show fewer' }).press('Enter');
  await expect(panel.getByText(/^[1-9]\d? of 15 rows$/)).not.toHaveText('15 of 15 rows');
  await expect(panel.getByRole('button', { name: 'Show all' })).toBeFocused();
});

// NOTICE-1.
test('on a phone, the notice after a redirect has its room before its code comes', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize(PHONE);
  const release = await hold(page, /redirect-notice/);
  await visitor.open('/hoops/exchange/nothing');
  const title = visitor.main.getByRole('heading', { level: 1 });
  const place = async () => Math.round((await title.boundingBox())?.y ?? Number.NaN);
  await untilLive(page);
  await expect(title).toBeVisible();
  const before = await place();
  release();
  await expect(visitor.main.getByText('This address was not found')).toBeVisible();
  expect(await place()).toBe(before);
});

// SES-21, NOTICE-1, NOTICE-3, NOTICE-4.
test('a visitor who wants to see the licenses reads why that needs a sign-in, and gets there by signing in', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize(PHONE);
  await visitor.open('/license_generator');
  await expect(page).toHaveURL(/\/start$/);
  const toast = page.getByRole('alert').filter({ hasText: 'log in' });
  const reason = visitor.main.getByRole('status').filter({ hasText: 'Sign in to see your licenses' });
  const topOf = async (what: Locator) => (await what.boundingBox())?.y ?? Number.NaN;
  await expect
    .poll(async () => (await topOf(toast)) - (await topOf(reason.getByRole('link', { name: 'Sign In' }))))
    .toBeGreaterThan(0);
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(reason.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    `/services/account/signin?redirect_url=${encodeURIComponent(new URL('/license_generator', page.url()).href)}`,
  );
  await page.reload();
  await expect(reason).toBeInViewport();
  expect(await horizontalOverflow(page)).toBe(0);
  await expectAccessible(page);

  await visitor.signInByForm('evaluator');
  await expect(page).toHaveURL(/\/license_generator$/);
  await expect(visitor.title).toHaveText('License Summary');
});

// SIGN-5.
test('the toast of the guard does not cover the fields for signing in', async ({ page, visitor }) => {
  await visitor.open('/license_generator');
  // Under the pointer it does not hide.
  await page.getByRole('alert').filter({ hasText: 'log in' }).hover();
  await visitor.signInButton.press('Enter');
  await visitor.signInForm.getByLabel('Password', { exact: true }).click({ trial: true, timeout: 3000 });
});

test.describe('an address without a page', () => {
  // The router warns of a malformed address.
  test.use({ expectedErrors: /URL path .* could not be decoded/ });

  // NAV-10, NOTICE-1.
  test('is named where it leads, until the notice is closed', async ({ page, visitor }) => {
    await page.setViewportSize(PHONE);
    await visitor.open('/hoops/luminate/trial');
    await expect(page).toHaveURL(/\/hoops\/luminate\/downloads\/latest$/);
    const notice = visitor.main.getByRole('status').filter({ hasText: 'This address was not found' });
    await expect(notice).toContainText(
      'There is no page at /hoops/luminate/trial. You see HOOPS Luminate instead.',
    );
    await page.reload();
    await notice.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Enter');
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(visitor.title).toHaveText(/^HOOPS Luminate/);
    await expect(notice).toHaveCount(0);

    // A malformed address is a page, too; the root of a section is an address like any other.
    await visitor.open('/%E0%A4%A');
    await expect(page).toHaveURL(/\/start$/);
    await expect(notice).toContainText('There is no page at /%E0%A4%A. You see the landing page instead.');
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await visitor.open('/hoops/communicator');
    await expect(page).toHaveURL(/\/downloads\/latest$/);
    await expect(visitor.title).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});
