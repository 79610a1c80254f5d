/** A partner downloads several files at once, from services that fail. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, horizontalOverflow } from '../support/axe';
import { anyOf, expect, type Fault, NETWORK_ERROR, test, type Visitor } from '../support/fixtures';
import { eachRow } from '../support/rows';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: anyOf(NETWORK_ERROR, /DownloadLinkError/, /Blocked script execution in/),
});

const PAGE = '/hoops/communicator/downloads/latest';
const LINUX = 'HOOPS_Communicator_2026.3.0_Linux.tar.gz';
const ARM = 'HOOPS_Communicator_2026.3.0_Linux_ARM64.tar.gz';
const KEY = `packages/communicator/2026.3.0/${LINUX}`;

/** Opens the page and selects both files for Linux. */
async function selectBoth(page: Page, visitor: Visitor): Promise<Locator> {
  await visitor.signInAs('partner');
  await visitor.open(PAGE);
  await visitor.openSection('Linux');
  for (const name of [LINUX, ARM]) await visitor.main.getByRole('checkbox', { name }).check();
  return page.getByRole('region', { name: 'Selected files' });
}

const step = (bar: Locator, name: string) => bar.getByRole('listitem').filter({ hasText: name });

/** The names of the files that the browser saves from now on. */
function saved(page: Page): readonly string[] {
  const names: string[] = [];
  page.on('download', (download) => names.push(download.suggestedFilename()));
  return names;
}

const expired = { body: '<h1>This link has expired</h1>', contentType: 'text/html' };

/** What comes instead of the first file, also for its renewed link. */
const instead: readonly (readonly [what: string, fault: Omit<Fault, 'call'>])[] = [
  ['the page of an expired link', { kind: 'status', status: 403, ...expired }],
  ['a page with status 200', { kind: 'body', body: '<h1>Please sign in</h1>' }],
  ['an error of the server', { kind: 'status', status: 500 }],
  ['no response', { kind: 'abort' }],
];

// SELECT-2, SELECT-4, DL-9.
test('what a service sends instead of a file takes neither the page nor the selection nor the next file', async ({
  page,
  visitor,
  services,
}) => {
  test.slow();
  const bar = await selectBoth(page, visitor);
  const names = saved(page);
  await eachRow(services, instead, async ([, fault]) => {
    const before = names.length;
    await services.injectFault({ call: `download:${KEY}`, ...fault });
    await bar.getByRole('button', { name: 'Download selected' }).click();
    await expect(bar.getByRole('status').filter({ hasText: 'started' })).toHaveText(
      '1 of 2 files started, 1 failed.',
    );
    await expect(step(bar, LINUX)).toContainText('The service did not send the file.');
    await expect(step(bar, ARM)).toContainText('Started');
    await expect.poll(() => names.slice(before)).toEqual([ARM]);
    await expect(page).toHaveURL(PAGE);
    for (const name of [LINUX, ARM]) await expect(visitor.main.getByRole('checkbox', { name })).toBeChecked();

    await services.clearFaults();
    await bar.getByRole('button', { name: `Retry ${LINUX}` }).click();
    await expect(bar.getByText('2 of 2 files started.')).toBeVisible();
    await expect.poll(() => names.slice(before)).toEqual([ARM, LINUX]);
  });
});

test('an expired link, and one page instead of the file, are renewed without a word', async ({
  page,
  visitor,
  services,
}) => {
  const bar = await selectBoth(page, visitor);
  const names = saved(page);
  const download_url = `/services/downloads/portal-downloads/${KEY}?expires=1000000000&signature=0`;
  const ofFile = `getpackageinstaller:${KEY}`;
  await services.injectFault({ call: ofFile, kind: 'body', body: { download_url }, times: 1 });
  await services.injectFault({ call: 'download', kind: 'status', status: 403, ...expired, times: 1 });
  const ofExpired = visitor.recordRequests(/expires=1000000000&/);
  await bar.getByRole('button', { name: 'Download selected' }).click();
  await expect(bar.getByText('2 of 2 files started.')).toBeVisible();
  await expect.poll(() => [...names].sort()).toEqual([LINUX, ARM].sort());
  // It was seen to have expired, and not tried.
  expect(ofExpired).toEqual([]);
});

test('a refused origin is told; a slow service is canceled; the rest is continued', async ({
  page,
  visitor,
  services,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const bar = await selectBoth(page, visitor);
  const names = saved(page);
  await services.injectFault({
    call: `getpackageinstaller:${KEY}`,
    kind: 'body',
    body: { download_url: 'https://evil.example/a.zip' },
    times: 1,
  });
  await services.injectFault({ call: 'getpackageinstaller', kind: 'hang' });
  await bar.getByRole('button', { name: 'Download selected' }).click();
  await expect(step(bar, LINUX)).toContainText('Downloads from https://evil.example are not allowed.');
  await expect(step(bar, ARM)).toContainText('Requesting…');
  await bar.getByRole('button', { name: 'Cancel' }).click();
  await expect(bar.getByText('0 of 2 files started, 1 failed. Canceled.')).toBeVisible();
  await expectAccessible(page);
  expect(await horizontalOverflow(page)).toBe(0);

  await services.clearFaults();
  await bar.getByRole('button', { name: 'Continue the rest' }).press('Enter');
  await expect(bar.getByRole('button', { name: 'Download selected' })).toBeFocused();
  await expect(bar.getByText('2 of 2 files started.')).toBeVisible();
  await expect.poll(() => names).toEqual([LINUX, ARM]);
});

test('a web page among the files opens in a tab of its own, by a click', async ({ page, visitor }) => {
  const bar = await selectBoth(page, visitor);
  const names = saved(page);
  await visitor.openSection('Additional Resources');
  await visitor.main.getByRole('checkbox', { name: 'web-viewer' }).check();
  await bar.getByRole('button', { name: 'Download selected' }).click();
  await expect(bar.getByText('2 of 3 files started, 1 failed.')).toBeVisible();
  await expect.poll(() => names).toEqual([LINUX, ARM]);
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    bar.getByRole('button', { name: 'Open web-viewer in a new tab' }).click(),
  ]);
  await tab.waitForURL('**/places/registry/web-viewer');
  await expect(page).toHaveURL(PAGE);
  await expect(bar.getByText('3 of 3 files started.')).toBeVisible();
});
