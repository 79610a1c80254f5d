import { account } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { md5Of } from '../support/visitor';

const PAGE = '/hoops/communicator/downloads/latest';
const WINDOWS = 'HOOPS_Communicator_2026.3.0_Windows.zip';
const LINUX = 'HOOPS_Communicator_2026.3.0_Linux.tar.gz';
const LINUX_ARM = 'HOOPS_Communicator_2026.3.0_Linux_ARM64.tar.gz';
const SIGN_IN_REQUIRED = 'Please log in or sign up to download.';

test('each file shows its own alert that asks a visitor to sign in', async ({ page, visitor, services }) => {
  await visitor.open(PAGE);
  await visitor.openSection('Linux');
  const [first, second] = [visitor.card(LINUX), visitor.card(LINUX_ARM)];
  for (const card of [first, second]) {
    await card.getByRole('button', { name: 'Download' }).click();
    await expect(card.getByRole('alert')).toContainText(SIGN_IN_REQUIRED);
  }
  for (const [name, path] of [
    ['Sign In', 'signin'],
    ['Create an account', 'signup'],
  ]) {
    const href = await second.getByRole('alert').getByRole('link', { name }).getAttribute('href');
    const { pathname, searchParams } = new URL(href ?? '', page.url());
    expect(pathname).toBe(`/services/account/${path}`);
    expect(searchParams.get('redirect_url')).toBe(page.url());
  }
  await expect(second.getByRole('button', { name: 'Download' })).not.toHaveAttribute('aria-busy');

  await first.getByRole('button', { name: 'Close' }).click();
  await expect(first.getByRole('alert')).toHaveCount(0);
  await expect(second.getByRole('alert')).toBeVisible();
  expect(await services.downloadEvents()).toEqual([]);
});

// ALERT-8.
test('signing in from the alert returns to the same card', async ({ page, visitor }) => {
  await visitor.open(PAGE);
  await visitor.openSection('Linux');
  await visitor.card(LINUX_ARM).getByRole('button', { name: 'Download' }).click();
  await visitor.card(LINUX_ARM).getByRole('link', { name: 'Sign In' }).click();

  const { email, password } = account('evaluator');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();

  await expect(visitor.userButton('Eva Lindqvist')).toBeVisible();
  const card = visitor.card(LINUX_ARM);
  await expect(card).toBeInViewport();
  const download = await visitor.download(card);
  await expect(card.getByText(/^[0-9a-f]{32}$/)).toHaveText(await md5Of(download));
});

// SIGN-1, SIGN-3.
test('signs in by keyboard and stays on the page, then downloads', async ({ page, visitor }) => {
  const { email, password } = account('new');
  await visitor.open(PAGE);
  await visitor.signInButton.focus();
  await page.keyboard.press('Enter');
  await expect(visitor.signInForm.getByLabel('Email')).toBeFocused();
  await expect(visitor.signInForm.getByRole('link', { name: /forgot/i })).toHaveAttribute(
    'href',
    '/services/account/password/forgot',
  );
  await expect(visitor.signInForm.getByRole('link', { name: /create an account/i })).toHaveAttribute(
    'href',
    /\/services\/account\/signup\?redirect_url=http/,
  );
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);

  await expect(visitor.userButton('Nadia Newman')).toContainText('Start Labs');
  expect(new URL(page.url()).pathname).toBe(PAGE);
  await visitor.openSection('Windows');
  const download = await visitor.download(visitor.card(WINDOWS));
  await expect(visitor.card(WINDOWS).getByText(/^[0-9a-f]{32}$/)).toHaveText(await md5Of(download));
});

test('View my License asks a visitor to log in', async ({ visitor }) => {
  await visitor.open('/cae/cee_env_desktop/downloads/latest');
  await visitor.main.getByRole('button', { name: 'View my License' }).click();
  const alert = visitor.main.getByRole('alert').filter({ hasText: 'Please log in.' });
  await expect(alert.getByRole('link')).toHaveAttribute('href', /\/signin\?redirect_url=http/);
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(alert).toHaveCount(0);
});

test('a visitor is redirected from the licenses to /start, with a message', async ({ page, visitor }) => {
  await visitor.open('/license_generator');
  await expect(page).toHaveURL(/\/start$/);
  const toast = page.getByRole('alert').filter({ hasText: 'log in' });
  await expect(toast).toContainText('Please sign in to open this page.');
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toHaveCount(0);
});
