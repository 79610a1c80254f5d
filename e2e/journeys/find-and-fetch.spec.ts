import { expectAccessible, horizontalOverflow } from '../support/axe';
import { anyOf, expect, NETWORK_ERROR, test } from '../support/fixtures';

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  contextOptions: { reducedMotion: 'reduce' },
  // The link call that fails on purpose.
  expectedErrors: anyOf(NETWORK_ERROR, /DownloadLinkError/),
});

const PAGE = '/hoops/communicator/downloads/latest';
const LINUX = 'HOOPS_Communicator_2026.3.0_Linux.tar.gz';
const ARM = 'HOOPS_Communicator_2026.3.0_Linux_ARM64.tar.gz';

test('a developer on Linux finds the file, shares it, and comes back to the same choice', async ({
  page,
  visitor,
}) => {
  await visitor.open(PAGE);
  const bar = visitor.main.getByRole('search', { name: 'Filter files' });
  const status = bar.getByRole('status');
  await expect(status).toHaveText('10 files');
  await expect(visitor.main.locator('[aria-expanded=true]')).toHaveCount(0);

  await bar.getByRole('combobox', { name: 'System' }).selectOption('Linux');
  await expect(page).toHaveURL(/\?os=linux$/);
  await expect(status).toHaveText('2 of 10 files');
  await expect(visitor.card(LINUX)).toBeVisible();

  // A value is chosen with the keyboard only.
  await bar.getByRole('combobox', { name: 'Architecture' }).focus();
  await page.keyboard.type('arm64');
  await expect(page).toHaveURL(/\?os=linux&arch=arm64$/);
  await expect(status).toHaveText('1 of 10 files');
  await expect(visitor.card(LINUX)).toHaveCount(0);
  await expect(visitor.card(ARM)).toBeVisible();
  await expectAccessible(page);

  await visitor.card(ARM).getByRole('button', { name: 'Copy link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/hoops\/communicator\/downloads\/latest#file-\w{32}$/);

  await visitor.sidebar.getByRole('link', { name: 'Older Versions' }).click();
  await expect(visitor.title).toContainText('Older Versions');
  await page.goBack();
  await expect(status).toHaveText('1 of 10 files');
  await expect(visitor.card(ARM)).toBeVisible();
  await visitor.signInByForm('partner');
  await expect(status).toHaveText('1 of 10 files');
  await expect(visitor.card(ARM)).toBeVisible();
  await bar.getByRole('button', { name: 'Show all' }).click();
  await expect(status).toHaveText('10 files');
  await expect(visitor.card(LINUX)).toBeVisible();
});

test('a partner takes files to a terminal and downloads several, on a phone’s width', async ({
  page,
  visitor,
  services,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitor.signInAs('partner');
  await visitor.open(`${PAGE}?os=linux`);
  await visitor.card(LINUX).getByRole('button', { name: 'Copy command' }).click();
  await expect(visitor.card(LINUX).getByRole('status').filter({ hasText: 'Command for curl' })).toHaveText(
    /^Command for curl copied\. The link ends at \d\d:\d\d( on [A-Z][a-z]{2} \d+, \d{4})? \(in 5 minutes\)\.$/,
  );
  const command = await page.evaluate(() => navigator.clipboard.readText());
  expect(command).toMatch(new RegExp(`^curl -fgL .* -C - -o '${LINUX}' 'http[^']+' *;.*md5sum`));
  expect(await page.content()).not.toContain('signature=');

  for (const name of [LINUX, ARM]) await visitor.main.getByRole('checkbox', { name }).check();
  const bar = page.getByRole('region', { name: 'Selected files' });
  await expect(bar).toContainText('2 files selected');
  await services.injectFault({ kind: 'status', call: 'getpackageinstaller', status: 503, times: 1 });
  const started = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Download selected' }).click();
  expect((await started).suggestedFilename()).toBe(ARM);
  await expect(bar.getByText('1 of 2 files started, 1 failed.')).toBeVisible();
  await expectAccessible(page);
  expect(await horizontalOverflow(page)).toBe(0);
  await visitor.download(bar, `Retry ${LINUX}`);

  await bar.getByRole('button', { name: 'Copy script' }).click();
  await expect(bar.getByText(/^Script for curl copied\./)).toBeVisible();
  const script = await page.evaluate(() => navigator.clipboard.readText());
  for (const name of [LINUX, ARM]) expect(script).toContain(`get '${name}' 'http`);
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(bar).toHaveCount(0);
});
