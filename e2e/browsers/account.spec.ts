import { account } from '../support/accounts';
import { expect, test } from './support/test';

test('signs in after a wrong password, and out again', async ({ visitor }) => {
  await visitor.open('/start');
  await visitor.fillSignIn({ ...account('partner'), password: 'wrong' });
  await visitor.signInForm.part('alert').says('Invalid username or password.');
  await visitor.showsWholeLayout();

  await visitor.open('/start');
  await visitor.signIn('partner', 'Paolo Ferri');
  await visitor.title.says('Welcome back, Paolo Ferri');
  await visitor.main.part('tab', 'Licensed Products').isThere();
  const stored = () => visitor.evaluate(() => ({ ...sessionStorage }));
  expect(Object.keys(await stored()).sort()).toEqual(['is_login', 'user_company', 'user_email', 'user_name']);

  await visitor.header.part('button', /Paolo Ferri/).click();
  await visitor.header.part('button', 'Logout').click();
  await visitor.header.part('button', 'Sign In').isThere();
  await visitor.title.says('Welcome to the Developer Zone');
  expect(await stored()).toEqual({});
});

test('copies a license key and saves a header file', async ({ visitor }) => {
  await visitor.open('/start');
  await visitor.signIn('partner', 'Paolo Ferri');
  await visitor.main.part('link', 'Your licenses').click();
  await visitor.title.says('License Summary');
  const realdwg = visitor.main.part('article', 'RealDWG');
  await realdwg.part('button', 'Copy Key').click();
  await realdwg.part('status').says('Copied');
  await visitor.showsWholeLayout();

  const header = realdwg.part('button', /\.h$/);
  const [name] = await header.texts();
  await header.click();
  const saved = await visitor.savedFile();
  expect(saved.name).toBe(name);
  expect(saved.bytes).toBeGreaterThan(0);
});

test('starts a trial and finds it on the license page', async ({ visitor }) => {
  await visitor.open('/hoops/communicator/trial');
  await visitor.signIn('new', 'Nadia Newman');
  const start = visitor.main.part('button', 'Start my 60-day trial');
  await start.click();
  await start.isGone();
  await visitor.main.part('region', 'Your trial').says('60 days remaining');
  await visitor.showsWholeLayout();

  await visitor.main.part('link', 'View your license').click();
  await visitor.title.says('License Summary');
  await visitor.main.part('article', 'HOOPS Communicator').part('button', 'Copy Key').isThere();
});
