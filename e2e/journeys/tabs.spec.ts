import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Visitor } from '../support/visitor';

const LICENSES = '/license_generator';

/** Another tab of the same browser. */
const openTab = async (context: BrowserContext, path: string): Promise<Visitor> => {
  const tab = new Visitor(await context.newPage());
  await tab.open(path);
  return tab;
};
const licenses = ({ main }: Visitor) => main.getByRole('rowheader');

test('signing out in one tab removes keys and name in the others', { tag: '@whole-portal' }, async ({
  context,
  page,
  visitor,
}) => {
  await visitor.signInAs('partner');
  await visitor.open(LICENSES);
  await expect(licenses(visitor).first()).toBeVisible();
  const other = await openTab(context, '/start');
  await other.userButton('Paolo Ferri').click();
  await other.header.getByRole('button', { name: 'Logout' }).click();
  await expect(other.signInButton).toBeVisible();

  await expect(licenses(visitor)).toHaveCount(0);
  await expect(page).toHaveURL(/\/start$/);
  await expect(visitor.signInButton).toBeVisible();
  await expect(visitor.userButton('Paolo Ferri')).toHaveCount(0);
  expect(await visitor.sessionStorage()).toEqual({});
});

test('signing in in one tab signs the others in, without a reload', async ({ context, visitor }) => {
  await visitor.open('/hoops/exchange/trial');
  await expect(visitor.main.getByText('Try HOOPS Exchange free for 60 days')).toBeVisible();
  await visitor.markDocument();
  const other = await openTab(context, '/start');
  await other.signInByForm('evaluator');

  await expect(visitor.main.getByText('42 days remaining')).toBeVisible();
  await expect(visitor.userButton('Eva')).toBeVisible();
  expect(await visitor.isSameDocument()).toBe(true);
});

test('signing in as another user in one tab shows that user’s licenses in the others', {
  tag: '@whole-portal',
}, async ({ context, page, visitor }) => {
  await visitor.signInAs('partner');
  await visitor.open(LICENSES);
  await expect(licenses(visitor)).toHaveCount(11);
  // From now on, licenses are shown only while the header names their owner.
  await visitor.markDocument();
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const name = document.querySelector('header')?.textContent ?? '';
      const isListed = document.querySelector('main th[scope="row"]') !== null;
      if (isListed && !name.includes('Paolo Ferri')) seen.push(name);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    window.addEventListener('pagehide', () => window.localStorage.setItem('seen', JSON.stringify(seen)));
  });

  // As on the account service's own page, which does not notify other tabs.
  const other = await openTab(context, '/start');
  await expect(other.userButton('Paolo Ferri')).toBeVisible();
  await other.signInAs('both');
  await other.open('/naming');
  await expect(other.userButton('Bo Tanaka')).toBeVisible();

  await expect(visitor.userButton('Bo Tanaka')).toBeVisible();
  await expect(page).toHaveURL(LICENSES);
  await expect(licenses(visitor).first()).toBeVisible();
  expect(await visitor.isSameDocument()).toBe(false);
  expect(await page.evaluate(() => window.localStorage.getItem('seen'))).toBe('[]');
  await expect(visitor.userButton('Paolo Ferri')).toHaveCount(0);
});
