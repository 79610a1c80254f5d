import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import type { Visitor } from '../support/visitor';

const LICENSED = 'Licensed Products';
const ACTIVE = 'Active Evaluations';

const tab = ({ main }: Visitor, name: string) => main.getByRole('tab', { name });
const row = ({ main }: Visitor, product: string) =>
  main.getByRole('row').filter({ has: main.page().getByRole('rowheader', { name: product }) });

/** Where the links of a row lead, in their order. */
const places = (line: Locator) =>
  line.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('a visitor is welcomed, and asked to create an account', async ({ page, visitor }) => {
  await visitor.open('/');
  await expect(page).toHaveURL(/\/start$/);
  await expect(visitor.title).toHaveText('Welcome to the Developer Zone');
  const start = encodeURIComponent(page.url());
  await expect(visitor.main.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    `/services/account/signup?redirect_url=${start}`,
  );
  await expect(visitor.main.getByRole('link', { name: 'Log in' })).toHaveAttribute(
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
});

test('the accordion has four groups, of which one is open at a time', async ({ page, visitor }) => {
  await visitor.open('/start');
  const groups = visitor.main.locator('button[aria-expanded]');
  await expect(groups).toHaveCount(4);
  for (const [place, name] of ['HOOPS', 'CEETRON', 'OEM', 'Modelers'].entries()) {
    await expect(groups.nth(place)).toHaveAccessibleName(name);
    await groups.nth(place).click();
    await expect(visitor.main.locator('button[aria-expanded=true]')).toHaveAccessibleName(name);
  }
  await expect(visitor.main.getByRole('link', { name: 'Polygonica' })).toHaveAttribute(
    'href',
    '/toolkits/polygonica',
  );
  await visitor.openSection('Modelers');
  await expect(visitor.main.locator('button[aria-expanded=true]')).toHaveCount(0);

  // Its links change the page without loading the portal again.
  await page.evaluate(() => Object.assign(window, { same: true }));
  await visitor.openSection('HOOPS');
  await visitor.main.getByRole('link', { name: 'HOOPS Exchange' }).click();
  await expect(visitor.title).toHaveText(/^HOOPS Exchange 20/);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test('a new user is invited to try the platforms', async ({ visitor }) => {
  await visitor.signInAs('new');
  await visitor.open('/start');
  await expect(visitor.title).toHaveText('Welcome back, Nadia Newman');
  const panel = visitor.main.getByRole('region', { name: 'Your products and evaluations' });
  await expect(panel.getByRole('heading', { name: /trial/i })).toBeVisible();
  expect(await places(panel)).toEqual([
    '/hoops/the-hoops-web-platform/trial',
    '/hoops/the-hoops-native-platform/trial',
  ]);
  await expect(visitor.main.getByRole('tab')).toHaveCount(0);
});

test('an evaluator sees what runs, with its downloads and keys', async ({ page, visitor }) => {
  await visitor.signInAs('evaluator');
  await visitor.open('/start');
  await expect(tab(visitor, ACTIVE)).toHaveAttribute('aria-selected', 'true');
  await expect(tab(visitor, LICENSED)).toHaveCount(0);
  const table = visitor.main.getByRole('table');
  // One row for each product of each active deal: the one that ends today is active, that of last month not.
  await expect(table.getByRole('rowheader')).toContainText([
    'HOOPS Communicator',
    'HOOPS Exchange',
    'HOOPS Publish',
    'Ceetron Envision Web',
    'Parasolid',
    'HOOPS Luminate',
  ]);
  await expect(table.getByRole('row')).toHaveCount(7);
  // Keys: the trial page of the product, or the licenses for what sales manages. Downloads by the link rule.
  expect(await places(row(visitor, 'HOOPS Communicator'))).toEqual([
    '/hoops/communicator/downloads/latest',
    '/hoops/communicator/trial',
  ]);
  expect(await places(row(visitor, 'Ceetron Envision Web'))).toEqual([
    '/cae/cee_env_cloud/downloads/latest',
    '/license_generator',
  ]);
  expect(await places(row(visitor, 'Parasolid'))).toEqual([
    '/toolkits/siemens-parasolid/downloads/latest',
    '/license_generator',
  ]);
  // A long list scrolls in a third of the window. LAND-8.
  const box = await table.locator('..').boundingBox();
  expect(box?.height).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) * 0.3 + 1);
});

test('a partner sees licensed products by their display names', async ({ visitor }) => {
  await visitor.signInAs('partner');
  await visitor.open('/start');
  await expect(tab(visitor, LICENSED)).toHaveAttribute('aria-selected', 'true');
  await expect(tab(visitor, ACTIVE)).toHaveCount(0);
  await expect(visitor.main.getByRole('rowheader')).toHaveCount(15);
  await expect(row(visitor, 'Envision Cloud')).toHaveCount(0);
  // The literal link rule: its addresses lead to the real pages.
  for (const [product, literal, real] of [
    ['HOOPS Visualize', '/hoops/visualize/downloads/latest', '/hoops/visualize/hps/downloads/latest'],
    [
      'Ceetron Envision Desktop',
      '/hoops/cee_env_desktop/downloads/latest',
      '/cae/cee_env_desktop/downloads/latest',
    ],
  ] as const) {
    const [href] = await places(row(visitor, product));
    expect([literal, real]).toContain(href);
  }
  expect(await places(row(visitor, 'IFC Reader'))).toEqual([
    '/platform-products/autocad_oem/downloads/latest',
  ]);
  expect(await places(row(visitor, 'Ceetron Mesh'))).toEqual(['/cae/cee_sam/downloads/latest']);
});

test('who is both opens on the licensed products and can change over', async ({ page, visitor }) => {
  await visitor.signInAs('both');
  await visitor.open('/start');
  await expect(tab(visitor, LICENSED)).toHaveAttribute('aria-selected', 'true');
  // A product that the portal does not know has no links. LAND-6.
  await expect(row(visitor, 'Harbor Toolkit')).toBeVisible();
  expect(await places(row(visitor, 'Harbor Toolkit'))).toEqual([]);

  await tab(visitor, LICENSED).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(visitor, ACTIVE)).toBeFocused();
  await expect(tab(visitor, ACTIVE)).toHaveAttribute('aria-selected', 'true');
  expect(await places(row(visitor, 'HOOPS Native Platform'))).toEqual([
    '/hoops/the-hoops-native-platform',
    '/hoops/the-hoops-native-platform/trial',
  ]);
  await expect(row(visitor, 'Harbor Toolkit')).toHaveCount(0);
});

test('evaluations that have ended count as none', async ({ visitor }) => {
  await visitor.signInAs('expired');
  await visitor.open('/start');
  const panel = visitor.main.getByRole('region', { name: 'Your products and evaluations' });
  await expect(panel.getByRole('heading', { name: /trial/i })).toBeVisible();
  await expect(visitor.main.getByRole('tab')).toHaveCount(0);
});

test('sales can be written to from the page’s side', async ({ page, visitor }) => {
  await visitor.open('/start');
  const opener = visitor.main.getByRole('button', { name: 'Contact Sales' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Contact Sales' });
  // A frame that is still sliding in would be clicked beside its button.
  await dialog.getByRole('button', { name: 'Close' }).click({ trial: true });
  const form = dialog.frameLocator('iframe');
  await form.getByLabel('Name').fill('Vera Sample');
  await form.getByLabel('Email').fill('vera@sample.example');
  await form.getByLabel('How can we help?').fill('A quote for ten seats, please.');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('We have your message')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
