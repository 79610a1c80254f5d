import { anyOf, expect, NETWORK_ERROR, test } from '../support/fixtures';
import { eachRow } from '../support/rows';
import { failing, failures } from './support/call-failures';

// The failed requests, and what the portal logs about them. GATE-3, DL-4.
test.use({ expectedErrors: anyOf(NETWORK_ERROR, /DownloadLinkError/) });

const PAGE = '/toolkits/realdwg/downloads/latest';
const FILE = 'RealDWG_2026.1.1_Windows_64bit.exe';

test('a failed license check blocks the download, shows a message, and can be repeated', async ({
  visitor,
  services,
}) => {
  await visitor.signInAs('partner');
  await visitor.open(PAGE);
  await visitor.openSection('Windows');
  await eachRow(services, failures, failing, async ([, fault]) => {
    await services.injectFault({ call: 'getuserlicense:realdwg', ...fault });
    const card = visitor.card(FILE);
    await card.getByRole('button', { name: 'Download' }).click();
    await expect(card.getByRole('alert')).toContainText('You do not currently license this product.');
    await expect(card.getByRole('alert')).toContainText(/could not be completed.*repeat/);
    await expect(card.getByRole('alert').getByRole('listitem')).toHaveCount(2);
    await services.clearFaults();
    await visitor.download(card);
    await expect(card.getByRole('alert')).toHaveCount(0);
  });
});

test('a failed link call is reported, not retried, and not tracked', async ({ page, visitor, services }) => {
  let requests: string[] = [];
  page.on(
    'request',
    (request) => request.url().endsWith('/getpackageinstaller') && requests.push(request.url()),
  );
  await visitor.signInAs('partner');
  await visitor.open(PAGE);
  await visitor.openSection('Windows');
  const toast = page.getByRole('alert').filter({ hasText: 'Download failed' });
  let tracked = 0;
  await eachRow(services, failures, failing, async ([, fault]) => {
    requests = [];
    await services.injectFault({ call: 'getpackageinstaller', ...fault });
    const card = visitor.card(FILE);
    await card.getByRole('button', { name: 'Download' }).click();
    await expect(toast).toBeVisible();
    await expect(card.getByRole('button', { name: 'Download' })).not.toHaveAttribute('aria-busy');
    expect(requests).toHaveLength(1);
    expect(await services.downloadEvents()).toHaveLength(tracked);
    await expect.poll(() => services.reports()).toHaveLength(tracked + 1);
    expect((await services.reports()).at(-1)).toMatchObject({ tags: { stage: 'download', route: PAGE } });
    await services.clearFaults();
    await visitor.download(card);
    tracked += 1;
    await expect.poll(() => services.downloadEvents()).toHaveLength(tracked);
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect(toast).toHaveCount(0);
  });
});

test('a link call that returns 401 signs the user out', async ({ visitor, services }) => {
  await visitor.signInAs('partner');
  await visitor.open(PAGE);
  await visitor.openSection('Windows');
  await services.injectFault({ call: 'getpackageinstaller', kind: 'status', status: 401 });
  await visitor.card(FILE).getByRole('button', { name: 'Download' }).click();
  await expect(visitor.card(FILE).getByRole('alert')).toContainText('Please log in or sign up to download.');
  await expect(visitor.signInButton).toBeVisible();
  expect(await services.downloadEvents()).toEqual([]);
});

test('a download navigates only to allowed origins', async ({ page, visitor, services }) => {
  const requests: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('elsewhere.example') && requests.push(request.url()),
  );
  await visitor.signInAs('partner');
  await visitor.open(PAGE);
  await visitor.openSection('Windows');
  for (const download_url of [
    'https://elsewhere.example/RealDWG.exe',
    '//elsewhere.example/RealDWG.exe',
    'javascript:window.attacked=1',
  ]) {
    await services.injectFault({
      call: 'getpackageinstaller',
      kind: 'body',
      body: { download_url },
      times: 1,
    });
    await visitor.card(FILE).getByRole('button', { name: 'Download' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Download failed' });
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect(toast).toHaveCount(0);
  }
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  expect(await services.downloadEvents()).toEqual([]);
});

// TRK-5.
test('a failed tracker never blocks a download', async ({ visitor, services }) => {
  await services.injectFault({ call: 'static:/places/tracker.js', kind: 'hang' });
  await services.injectFault({ call: 'getuserhubspotdata', kind: 'status', status: 500 });
  await visitor.signInAs('partner');
  await visitor.open(PAGE);
  await visitor.openSection('Windows');
  const download = await visitor.download(visitor.card(FILE));
  expect(download.suggestedFilename()).toBe(FILE);
});

test('a download event is sent even if the identity call fails', async ({ visitor, services }) => {
  await services.injectFault({ call: 'getuserhubspotdata', kind: 'status', status: 500 });
  await visitor.signInAs('partner');
  await visitor.open(PAGE);
  await visitor.openSection('Windows');
  await visitor.download(visitor.card(FILE));
  await expect.poll(() => services.downloadEvents()).toHaveLength(1);
});
