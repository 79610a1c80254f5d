import { expectAccessible, horizontalOverflow } from '../support/axe';
import { anyOf, expect, NETWORK_ERROR, test } from '../support/fixtures';
import { md5Of } from '../support/visitor';

const PAGE = '/toolkits/realdwg/downloads/latest';
const FILE = 'RealDWG_2026.1.1_Windows_64bit.exe';
const AUTOCAD = '/platform-products/autocad_oem/downloads/latest';

// STATUS-1, STATUS-2, ALERT-11.
test('a visitor reads what a file needs, signs in, and continues that download by keyboard at 360 px', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitor.open(PAGE);
  await visitor.openSection('Windows');
  const card = visitor.card(FILE);
  const button = card.getByRole('button', { name: `Download ${FILE}` });
  await expect(card.getByText('Sign in to download')).toBeVisible();
  await expect(button).toHaveAccessibleDescription('Sign in to download · License required');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('alert')).toContainText('Please log in or sign up to download.');

  await visitor.signInByForm('partner');
  await expect(card).toBeInViewport();
  await expect(card.getByRole('button', { name: 'Continue' })).toBeFocused();
  await expect(card.getByText('Covered by your license')).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  await expectAccessible(page);

  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  await expect(card.getByText(/^[0-9a-f]{32}$/)).toHaveText(await md5Of(download));
  await expect(card.getByRole('status').filter({ hasText: 'The download has started.' })).toBeVisible();
  await page.reload();
  await expect(card.getByText('Covered by your license')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Continue' })).toHaveCount(0);
});

// STATUS-4, ALERT-12.
test('an OEM customer sees which language is licensed, and what the license covers instead', async ({
  page,
  visitor,
}) => {
  await visitor.signInAs('oem');
  await visitor.open(AUTOCAD);
  const languages = visitor.main.getByRole('combobox', { name: 'Select a Language' });
  await expect(languages.getByRole('option', { name: 'English · Licensed' })).toBeAttached();
  await languages.selectOption('German');
  const card = visitor.card('AutoCAD_OEM_2026_German.exe');
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByText('Not covered by a license')).toBeVisible();
  await card.getByRole('button', { name: 'Download' }).click();
  await expect(card.getByRole('alert')).toContainText('Your license covers AutoCAD OEM 2026 in English.');
  await expectAccessible(page);
});

test.describe('what the services do wrong', () => {
  test.use({ expectedErrors: anyOf(NETWORK_ERROR, /DownloadLinkError/) });

  // DL-9.
  test('an error page in place of a file renews the link once, then stays at the file', async ({
    page,
    visitor,
    services,
  }) => {
    const expired = {
      call: 'download',
      kind: 'status',
      status: 403,
      body: '<Error><Code>AccessDenied</Code></Error>',
      contentType: 'application/xml',
    } as const;
    await visitor.signInAs('partner');
    await visitor.open(PAGE);
    await visitor.openSection('Windows');
    const card = visitor.card(FILE);

    await services.injectFault({ ...expired, times: 1 });
    const download = await visitor.download(card);
    expect(download.suggestedFilename()).toBe(FILE);
    await expect(card.getByText(/^[0-9a-f]{32}$/)).toHaveText(await md5Of(download));

    await services.injectFault(expired);
    await card.getByRole('button', { name: 'Download' }).click();
    await expect(card.getByText('The service did not send the file.')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
    await services.clearFaults();
    const retried = await visitor.download(card, 'Retry');
    expect(retried.suggestedFilename()).toBe(FILE);
  });
});
