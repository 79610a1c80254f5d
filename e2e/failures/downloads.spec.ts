import { anyOf, expect, NETWORK_ERROR, test } from '../support/fixtures';

// The failed requests, and what the portal logs about them. DL-4.
test.use({ expectedErrors: anyOf(NETWORK_ERROR, /DownloadLinkError/) });

const PAGE = '/toolkits/realdwg/downloads/latest';
const FILE = 'RealDWG_2026.1.1_Windows_64bit.exe';

test('a failed link call is reported, not retried, and not tracked', async ({ page, visitor, services }) => {
  const requests = visitor.recordRequests(/\/getpackageinstaller$/);
  await visitor.signInAs('partner');
  await visitor.open(PAGE);
  await visitor.openSection('Windows');
  await services.injectFault({ call: 'getpackageinstaller', kind: 'status', status: 500 });
  const card = visitor.card(FILE);
  await card.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Download failed' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Download' })).not.toHaveAttribute('aria-busy');
  expect(requests).toHaveLength(1);
  expect(await services.downloadEvents()).toEqual([]);
  await expect
    .poll(() => services.reports())
    .toEqual([
      expect.objectContaining({ tags: expect.objectContaining({ stage: 'download', route: PAGE }) }),
    ]);
  await services.clearFaults();
  await visitor.download(card);
  await expect.poll(() => services.downloadEvents()).toHaveLength(1);
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
