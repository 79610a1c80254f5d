import { account } from '../support/accounts';
import { expect, test } from './support/test';

test('rejects a wrong password, then signs in and out', async ({ visitor }) => {
  await visitor.open('/start');
  await visitor.fillSignIn({ ...account('partner'), password: 'wrong' });
  await visitor.signInForm.getByRole('alert').expectText('Invalid username or password.');
  await visitor.expectLayoutFits();

  await visitor.open('/start');
  await visitor.signIn('partner', 'Paolo Ferri');
  await visitor.title.expectText('Welcome back, Paolo Ferri');
  await visitor.main.getByRole('tab', 'Licensed Products').expectPresent();
  const stored = () => visitor.evaluate(() => ({ ...sessionStorage }));
  expect(Object.keys(await stored()).sort()).toEqual(['is_login', 'user_company', 'user_email', 'user_name']);

  await visitor.header.getByRole('button', /Paolo Ferri/).click();
  await visitor.header.getByRole('button', 'Logout').click();
  await visitor.header.getByRole('button', 'Sign In').expectPresent();
  await visitor.title.expectText('Welcome to the Developer Zone');
  expect(await stored()).toEqual({});
});

// Visits /license_generator by a link.
test('copies a license key and saves a header file', async ({ visitor }) => {
  await visitor.open('/start');
  await visitor.signIn('partner', 'Paolo Ferri');
  await visitor.main.getByRole('link', 'Your licenses').click();
  await visitor.title.expectText('License Summary');
  const realdwg = visitor.main.getByRole('row', /^RealDWG /);
  await realdwg.getByRole('button', 'Copy Key').click();
  await realdwg.getByRole('status').expectText('Copied');
  await visitor.expectLayoutFits();

  await realdwg.getByRole('button', 'hoops_license.h').click();
  const saved = await visitor.savedFile();
  expect(saved.name).toBe('hoops_license.h');
  expect(saved.bytes).toBeGreaterThan(0);
});

// Visits /license_generator by a link.
test('starts a trial and finds it on the license page', async ({ visitor }) => {
  await visitor.open('/hoops/communicator/trial');
  await visitor.signIn('new', 'Nadia Newman');
  const start = visitor.main.getByRole('button', 'Start my 60-day trial');
  await start.click();
  await start.expectAbsent();
  await visitor.main.getByRole('region', 'Your trial').expectText('60 days remaining');
  await visitor.expectLayoutFits();

  await visitor.main.getByRole('link', 'View your license').click();
  await visitor.title.expectText('License Summary');
  await visitor.main
    .getByRole('row', /^HOOPS Communicator /)
    .getByRole('button', 'Copy Key')
    .expectPresent();
});
