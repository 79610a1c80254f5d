/** Pages that react before the router is there, and what happens without it. */
import { anyOf, expect } from '../support/fixtures';
import { hold, untilLive } from '../support/held-start';
import { test } from '../support/rendered-portal';

const ROUTER = /\/host\/router\.[^/]*js$/;
const DOWNLOADS = '/hoops/exchange/downloads/latest';

// TAKEOVER-5.
test('a visitor follows a link before the router is there, and sees that the page is loading', async ({
  page,
  visitor,
}) => {
  const release = await hold(page, ROUTER);
  await page.goto(DOWNLOADS);
  await untilLive(page);
  await visitor.markDocument();
  await visitor.sidebar.getByRole('link', { name: '60-Day Trial' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  await expect(page).toHaveURL(DOWNLOADS);
  release();
  await expect(page).toHaveURL('/hoops/exchange/trial');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(await visitor.isSameDocument()).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(DOWNLOADS);
  await expect(visitor.title).toContainText('Exchange');
  expect(await visitor.isSameDocument()).toBe(true);
});

test.describe('without the router', () => {
  test.use({ expectedErrors: anyOf(/router\./, /ChunkLoadError/) });
  test.beforeEach(({ page }) => page.route(ROUTER, (route) => route.fulfill({ status: 404 })));

  // TAKEOVER-5.
  test('a page that reacts opens others by the browser', async ({ page, visitor }) => {
    await page.goto(DOWNLOADS);
    await untilLive(page);
    await visitor.markDocument();
    await visitor.sidebar.getByRole('link', { name: '60-Day Trial' }).click();
    await expect(page).toHaveURL('/hoops/exchange/trial');
    expect(await visitor.isSameDocument()).toBe(false);
  });

  // TAKEOVER-3.
  test('a page that is to be drawn anew stays readable below the message', async ({ page, visitor }) => {
    await page.goto(`${DOWNLOADS}?campaign=1`);
    const message = page.getByRole('alert');
    await expect(message).toContainText('A script could not be loaded');
    await expect(visitor.title).toContainText('Exchange');
    await expect(visitor.section('Windows')).toBeDisabled();
    await page.unrouteAll();
    await message.getByRole('button', { name: 'Try again' }).click();
    await untilLive(page);
    await expect(message).toHaveCount(0);
  });

  test('a page that the browser draws says that the portal cannot start', async ({ page, visitor }) => {
    await page.goto('/hoops/exchange/downloads');
    await expect(visitor.title).toHaveText('The portal cannot start');
    await expect(visitor.main).toContainText('A script could not be loaded');
    await page.unrouteAll();
    await visitor.main.getByRole('button', { name: 'Try again' }).click();
    await expect(visitor.title).toContainText('Older Versions');
  });
});
