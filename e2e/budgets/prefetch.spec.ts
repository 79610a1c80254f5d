import type { Page } from '@playwright/test';
import { expect, REMOTE_LOAD_ERRORS, test } from '../support/fixtures';
import { Traffic } from '../support/traffic';
import { IDLE_SCRIPTS } from './idle-scripts';

const CONTENT = /\/content-data\/.*\.json$/;

/** Waits until the prefetch script has loaded, which happens when the page is idle. */
const waitForPrefetchScript = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(),
      ),
    )
    .toContain('/host/late.');

test('a page of another remote is prefetched on hover: the click requests no script and no content', async ({
  page,
  visitor,
}) => {
  await visitor.open('/cae/eda/downloads/latest');
  await expect(visitor.title).toContainText('Ceetron Envision Demo Analyzer');
  const beforeClick = new Traffic(page);
  await waitForPrefetchScript(page);
  await visitor.header.getByRole('button', { name: 'PRODUCTS' }).click();
  const link = visitor.header.locator('a[href="/hoops/exchange/downloads/latest"]').first();
  await link.hover();
  for (const part of [
    /\/mfe-hoops\/.*\/remote\./,
    /\/mfe-hoops\/.*\/download-detail\./,
    /exchange-[\d.]+\.json$/,
  ])
    await expect.poll(() => beforeClick.paths.some((path) => part.test(path)), String(part)).toBe(true);
  // No script is requested twice, for example by a preload and again by the loader.
  expect(beforeClick.scripts.toSorted()).toEqual([...new Set(beforeClick.scripts)].toSorted());
  await page.waitForLoadState('networkidle');

  const afterClick = new Traffic(page);
  await link.click();
  await expect(visitor.title).toContainText('HOOPS Exchange 20');
  await expect(visitor.main.locator('[aria-busy=true]')).toHaveCount(0);
  const isPartOfPage = (path: string) => path.startsWith('/remotes/') && !IDLE_SCRIPTS.test(path);
  expect(afterClick.scripts.filter(isPartOfPage)).toEqual([]);
  expect(afterClick.paths.filter((path) => CONTENT.test(path))).toEqual([]);
});

test.describe(() => {
  test.use({ expectedErrors: REMOTE_LOAD_ERRORS });

  test('a page recovers after its prefetch has failed', async ({ page, visitor, services }) => {
    await visitor.open('/cae/eda/downloads/latest');
    await expect(visitor.title).toContainText('Ceetron Envision Demo Analyzer');
    await waitForPrefetchScript(page);
    await services.injectFault({ call: 'static:/remotes/mfe-hoops/', kind: 'status', status: 503 });
    await visitor.header.getByRole('button', { name: 'PRODUCTS' }).click();
    const link = visitor.header.locator('a[href="/hoops/exchange/downloads/latest"]').first();
    const traffic = new Traffic(page);
    await link.hover();
    await expect.poll(() => traffic.remotes).toEqual(['mfe-hoops']);
    await link.click();
    await expect(visitor.main.getByRole('alert')).toContainText('HOOPS products could not be loaded');
    await services.clearFaults();
    await visitor.main.getByRole('button', { name: 'Try again' }).click();
    await expect(visitor.title).toContainText('HOOPS Exchange 20');
  });
});
