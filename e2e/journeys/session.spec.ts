import { anyOf, expect, NETWORK_ERROR, test } from '../support/fixtures';

const PAGE = '/hoops/exchange/downloads/latest';

test('session storage has exactly four keys, during a whole visit', { tag: '@whole-portal' }, async ({
  page,
  visitor,
}) => {
  const stored = {
    is_login: 'true',
    user_email: 'partner@fabrikam.example',
    user_company: 'Fabrikam Manufacturing',
    user_name: 'Paolo Ferri',
  };
  await visitor.open('/start');
  await expect(visitor.signInButton).toBeVisible();
  expect(await visitor.sessionStorage()).toEqual({});

  await visitor.signInByForm('partner');
  await expect(visitor.title).toHaveText('Welcome back, Paolo Ferri');
  expect(await visitor.sessionStorage()).toEqual(stored);

  // Scrolling, navigation, videos, downloads and error reporting add no keys. SES-3.
  await page.reload();
  await expect(visitor.userButton('Paolo Ferri')).toContainText('Fabrikam Manufacturing');
  await visitor.open('/hoops/communicator/training');
  await visitor.main.getByRole('button', { name: 'Next' }).click();
  // TRN-6, PATH-10.
  const supplement = await visitor.download(visitor.main, /supplement/i);
  expect(new URL(supplement.url()).pathname).toContain(
    '/packages/resources/video_supplemental_files/communicator_training_files.zip',
  );
  await visitor.open('/license_generator');
  await expect(visitor.main.getByRole('rowheader').first()).toBeVisible();
  await page.goBack();
  expect(await visitor.sessionStorage()).toEqual(stored);
});

// SES-14.
test('signs out: the page shows a visitor, and the service ends the session', async ({ page, visitor }) => {
  await visitor.signInAs('partner');
  // Waits for the page's last call: once the session has ended, the browser would log that it is refused.
  const identified = page.waitForResponse(/getuserhubspotdata/);
  await visitor.open(PAGE);
  await identified;
  const button = visitor.userButton('Paolo Ferri');
  await button.click();
  const account = visitor.header.getByRole('link', { name: 'My Account' });
  await expect(account).toHaveAttribute('target', '_blank');
  await expect(account).toHaveAttribute('href', /\/account\?redirect_url=http.*exchange/);

  // The button is there before the page loads again, and what is read meanwhile may be lost with the old document.
  await Promise.all([
    page.waitForEvent('load'),
    visitor.header.getByRole('button', { name: 'Logout' }).click(),
  ]);
  await expect(visitor.signInButton).toBeVisible();
  await expect(page).toHaveURL(PAGE);
  expect(await visitor.sessionStorage()).toEqual({});
  const session = await page.request.get('/services/account/session');
  expect(await session.json()).toEqual({});
});

test('the session is requested once per page load', async ({ visitor }) => {
  const requests = visitor.recordRequests(/\/services\/account\/session$/);
  await visitor.signInAs('partner');
  // Used by the widget, the greeting, another remote's panel, and then the route guard.
  await visitor.open('/start');
  await expect(visitor.main.getByRole('tab', { name: 'Licensed Products' })).toBeVisible();
  await visitor.main.getByRole('link', { name: 'Your licenses' }).click();
  await expect(visitor.main.getByRole('rowheader').first()).toBeVisible();
  expect(requests).toHaveLength(1);
});

test.describe('a session that another tab ended', () => {
  // A listing that fails is logged. LIC-4.
  test.use({ expectedErrors: anyOf(NETWORK_ERROR, /The licenses could not be listed/) });

  // SES-9.
  test('redirects a guarded page to /start on reload', { tag: '@whole-portal' }, async ({
    page,
    visitor,
  }) => {
    await visitor.signInAs('partner');
    // Waits for the page's last call: once the session has ended, the browser would log that it is refused.
    const identified = page.waitForResponse(/getuserhubspotdata/);
    await visitor.open('/license_generator');
    await identified;
    await expect(visitor.main.getByRole('rowheader').first()).toBeVisible();
    await visitor.endSessionElsewhere();

    // The toast is shown for three seconds, possibly before the page has loaded completely.
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('alert').filter({ hasText: 'log in' })).toContainText(
      'Your session has ended',
    );
    await expect(page).toHaveURL(/\/start$/);
    await expect(visitor.signInButton).toBeVisible();
  });

  // FRAME-5.
  test('redirects to /start from a page that lists licenses', { tag: '@whole-portal' }, async ({
    page,
    visitor,
  }) => {
    await visitor.signInAs('partner');
    await visitor.open('/start');
    await expect(visitor.main.getByRole('tab', { name: 'Licensed Products' })).toBeVisible();
    await visitor.endSessionElsewhere();

    await visitor.main.getByRole('link', { name: 'Your licenses' }).click();
    await expect(page).toHaveURL(/\/start$/);
    await expect(page.getByRole('alert').filter({ hasText: 'log in' })).toHaveCount(1);
    await expect(visitor.signInButton).toBeVisible();
    await expect(visitor.main.getByRole('link', { name: 'Create an account' })).toBeVisible();
  });
});
