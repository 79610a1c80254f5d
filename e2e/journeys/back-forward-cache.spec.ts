/** A page that a visitor left is restored as it was, without a request: nothing in it forbids that. */
import type { Page } from '@playwright/test';
import { KEEPS_PAGES, leaveAndReturn, type Return } from '../support/back-forward-cache';
import { expect, test } from '../support/fixtures';
import { untilLive } from '../support/held-start';

test.use({ launchOptions: KEEPS_PAGES });

const OTHER_SITE = '/places/forum';

const leave = (page: Page): Promise<Return> =>
  leaveAndReturn(page, () => page.evaluate((address) => window.location.assign(address), OTHER_SITE));

/** What this browser does with a page without scripts: only a full Chromium restores it. */
async function returnToPlainPage(page: Page): Promise<Return> {
  await page.goto('/places/knowledge-base');
  return leave(page);
}

// TAKEOVER-1.
test('a rendered page is restored as it was left', { tag: '@whole-portal' }, async ({ page, visitor }) => {
  const plain = await returnToPlainPage(page);
  await page.goto('/hoops/exchange/downloads/latest');
  await untilLive(page);
  await expect(page.locator('#root[data-part]')).toHaveCount(1);
  await visitor.openSection('Windows');
  await expect(visitor.main.getByRole('group').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await leave(page)).toEqual(plain);
  await expect(visitor.title).toHaveText(/HOOPS Exchange/);
  await expect(visitor.section('Windows')).toHaveAttribute('aria-expanded', 'true');
});

// SES-18.
test('a page of a signed-in user is restored as it was left', { tag: '@whole-portal' }, async ({
  page,
  visitor,
}) => {
  const plain = await returnToPlainPage(page);
  await visitor.signInAs('partner');
  await page.goto('/license_generator');
  await untilLive(page);
  await page.waitForLoadState('networkidle');
  expect(await leave(page)).toEqual(plain);
  await expect(visitor.title).toBeVisible();
});
