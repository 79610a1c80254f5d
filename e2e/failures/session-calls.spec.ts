import { expect, NETWORK_ERROR, test } from '../support/fixtures';

test.use({ expectedErrors: NETWORK_ERROR });

// SES-2.
test('after a failed session call, the page is shown signed out', async ({ visitor, services }) => {
  await services.injectFault({ call: 'session', kind: 'status', status: 500 });
  await visitor.open('/hoops/exchange/downloads/latest');
  await expect(visitor.title).toHaveText(/^HOOPS Exchange 20/);
  await expect(visitor.signInButton).toBeVisible();
});

test('a failed sign-out shows a message and keeps the user signed in', async ({
  page,
  visitor,
  services,
}) => {
  await visitor.signInAs('partner');
  await visitor.open('/start');
  await visitor.userButton('Paolo Ferri').click();
  await services.injectFault({ call: 'signout', kind: 'status', status: 500 });
  await visitor.header.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You are still signed in' })).toBeVisible();
  expect(await visitor.sessionStorage()).toMatchObject({ is_login: 'true' });
});
