import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import type { Visitor } from '../support/visitor';

const LICENSED = 'Licensed Products';
const ACTIVE = 'Active Evaluations';

const tab = ({ main }: Visitor, name: string) => main.getByRole('tab', { name });
const row = ({ main }: Visitor, product: string) =>
  main.getByRole('row').filter({ has: main.page().getByRole('rowheader', { name: product }) });

/** The URLs of an element’s links, in order. */
const linksOf = (line: Locator) =>
  line.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('a visitor sees the welcome and links to an account, writes to sales, and finds a product', async ({
  page,
  visitor,
}) => {
  await visitor.open('/');
  await expect(page).toHaveURL(/\/start$/);
  await expect(visitor.title).toHaveText('Welcome to the Developer Zone');
  const start = encodeURIComponent(page.url());
  await expect(visitor.main.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    `/services/account/signup?redirect_url=${start}`,
  );
  await expect(visitor.main.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    `/services/account/signin?redirect_url=${start}`,
  );
  await expect(visitor.main.getByRole('tab')).toHaveCount(0);
  for (const [name, href] of [
    ['Technical Support', '/places/support'],
    ['Developer forum', '/places/forum'],
    ['Documentation', '/places/docs'],
    ['Knowledge base', '/places/knowledge-base'],
  ] as const)
    await expect(visitor.main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);

  // A message to sales, from the drawer.
  const opener = visitor.main.getByRole('button', { name: 'Contact Sales' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Contact Sales' });
  const form = dialog.frameLocator('iframe');
  // It takes the focus once it has slid in, and before that what is typed with it.
  await expect(dialog).toBeFocused();
  await form.getByLabel('Name').fill('Vera Sample');
  await form.getByLabel('Email').fill('vera@sample.example');
  await form.getByLabel('How can we help?').fill('A quote for ten seats, please.');
  // By key: a click can miss a button in a frame that has just moved.
  await form.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(form.getByText('We have your message')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  // The accordion has four groups, and one is open at a time.
  const groups = visitor.main.locator('button[aria-expanded]');
  await expect(groups).toHaveCount(4);
  for (const [index, name] of ['HOOPS', 'CEETRON', 'OEM', 'Modelers'].entries()) {
    await expect(groups.nth(index)).toHaveAccessibleName(name);
    await groups.nth(index).click();
    await expect(visitor.main.locator('button[aria-expanded=true]')).toHaveAccessibleName(name);
  }
  await expect(visitor.main.getByRole('link', { name: 'Polygonica' })).toHaveAttribute(
    'href',
    '/toolkits/polygonica',
  );
  await visitor.openSection('Modelers');
  await expect(visitor.main.locator('button[aria-expanded=true]')).toHaveCount(0);

  // Its links navigate without a reload.
  await visitor.markDocument();
  await visitor.openSection('HOOPS');
  await visitor.main.getByRole('link', { name: 'HOOPS Exchange' }).click();
  await expect(visitor.title).toHaveText(/^HOOPS Exchange 20/);
  expect(await visitor.isSameDocument()).toBe(true);
});

test('an evaluator sees active evaluations, with their downloads and keys', async ({ page, visitor }) => {
  await visitor.signInAs('evaluator');
  await visitor.open('/start');
  await expect(tab(visitor, ACTIVE)).toHaveAttribute('aria-selected', 'true');
  await expect(tab(visitor, LICENSED)).toHaveCount(0);
  const table = visitor.main.getByRole('table');
  // One row for each product of each active deal. A deal that ends today is active; one that ended last month is not.
  await expect(table.getByRole('rowheader')).toContainText([
    'HOOPS Communicator',
    'HOOPS Exchange',
    'HOOPS Publish',
    'Ceetron Envision Web',
    'Parasolid',
    'HOOPS Luminate',
  ]);
  await expect(table.getByRole('row')).toHaveCount(7);
  // Keys: the product's trial page, or the license page for products that sales manages. Downloads: by the link rule.
  expect(await linksOf(row(visitor, 'HOOPS Communicator'))).toEqual([
    '/hoops/communicator/downloads/latest',
    '/hoops/communicator/trial',
  ]);
  expect(await linksOf(row(visitor, 'Ceetron Envision Web'))).toEqual([
    '/cae/cee_env_cloud/downloads/latest',
    '/license_generator',
  ]);
  expect(await linksOf(row(visitor, 'Parasolid'))).toEqual([
    '/toolkits/siemens-parasolid/downloads/latest',
    '/license_generator',
  ]);
  // A long list scrolls within 30% of the window's height. LAND-8.
  const box = await table.locator('..').boundingBox();
  expect(box?.height).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) * 0.3 + 1);
});

/** The newest versions of four days ago, as this machine has kept them from a visit of the landing page then. */
const LAST_VISIT = {
  realdwg: { seen: '2026', before: '2026', at: Date.now() - 4 * 24 * 60 * 60_000 },
  parasolid: { seen: '37.1', before: '37.1', at: Date.now() - 4 * 24 * 60 * 60_000 },
};

// LAND-21, ALERT-11, LAND-13.
test('a returning customer reads first what is new and which download waits', async ({ page, visitor }) => {
  await page.addInitScript((seen) => {
    if (localStorage.getItem('portal.seen-releases') === null)
      localStorage.setItem('portal.seen-releases', JSON.stringify(seen));
  }, LAST_VISIT);
  // Asked to sign in at a file, the visitor goes home and signs in there.
  await visitor.open('/hoops/exchange/downloads/latest');
  await visitor.openSection('Windows');
  const card = visitor.main.getByRole('group').first();
  await card.getByRole('button', { name: 'Download' }).click();
  await expect(card.getByRole('alert')).toContainText('Please log in or sign up to download.');
  await visitor.signInAs('partner');
  await visitor.open('/start');

  const panel = visitor.main.getByRole('region', { name: 'Your products and evaluations' });
  const news = panel.getByRole('region', { name: 'New since your last visit' });
  await expect(news.getByRole('link', { name: /^RealDWG 20/ })).toHaveAttribute(
    'href',
    '/toolkits/realdwg/downloads/latest',
  );
  await expect(row(visitor, 'RealDWG').getByText('New', { exact: true })).toBeVisible();
  await expect(panel.getByText(/^HOOPS_Exchange_.* is waiting for you/)).toBeVisible();

  // More rows are told by a fade in the card's own color.
  const table = visitor.main.getByRole('table').locator('..');
  const surface = await panel.evaluate((card) => getComputedStyle(card).backgroundColor);
  const fade = await table.evaluate((box) => getComputedStyle(box, '::after').backgroundImage);
  expect(fade).toContain(surface);

  await panel.getByRole('link', { name: 'Continue the download' }).click();
  await expect(visitor.main.getByRole('group').getByRole('button', { name: 'Continue' })).toBeVisible();

  await visitor.open('/start');
  await expect(row(visitor, 'RealDWG')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Continue the download' })).toHaveCount(0);
});
