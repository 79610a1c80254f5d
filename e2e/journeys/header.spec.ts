import { expect, test } from '../support/fixtures';
import type { Visitor } from '../support/visitor';

/** Each menu's button, and one of its links. MENU-1, MENU-2. */
const menus = [
  ['PRODUCTS', 'The HOOPS Web Platform', '/hoops/the-hoops-web-platform'],
  ['HOOPS', 'HOOPS Visualize HPS', '/hoops/visualize/hps/downloads/latest'],
  ['CEETRON', 'Ceetron SAM', '/cae/cee_sam/downloads/latest'],
  ['Partner', 'Polygonica', '/toolkits/polygonica'],
  ['OEM', 'AutoCAD OEM', '/platform-products/autocad_oem'],
] as const;

const button = ({ header }: Visitor, name: string) => header.getByRole('button', { name, exact: true });
const link = ({ header }: Visitor, name: string) => header.getByRole('link', { name, exact: true });

// FRAME-2.
test('menus open on hover, one at a time, and close when the pointer leaves', async ({ page, visitor }) => {
  await visitor.open('/start');
  await expect(visitor.signInButton).toBeVisible();
  for (const [name, item, href] of menus) {
    await button(visitor, name).hover();
    await expect(link(visitor, item)).toHaveAttribute('href', href);
    await expect(button(visitor, name)).toHaveAttribute('aria-expanded', 'true');
    await expect(visitor.header.locator('[aria-expanded=true]')).toHaveCount(1);
  }
  await page.mouse.move(640, 760);
  await expect(visitor.header.locator('[aria-expanded=true]')).toHaveCount(0);
});

// WORD-2.
test('the PRODUCTS menu has its five columns', async ({ visitor }) => {
  await visitor.open('/start');
  for (const [name] of menus) await expect(button(visitor, name)).toHaveCSS('text-transform', 'uppercase');
  await button(visitor, 'PRODUCTS').click();
  for (const title of [
    'HOOPS SDKs',
    'HOOPS Platforms',
    'CEETRON SDKs',
    'Partner Products',
    'Autodesk OEM products',
  ])
    await expect(visitor.header.getByRole('list', { name: title })).toBeVisible();
});

test('a menu opens and closes by click, and its links navigate', async ({ page, visitor }) => {
  await visitor.open('/start');
  const ceetron = button(visitor, 'CEETRON');
  await ceetron.click();
  await expect(ceetron).toHaveAttribute('aria-expanded', 'true');
  await ceetron.click();
  await expect(ceetron).toHaveAttribute('aria-expanded', 'false');
  await ceetron.click();
  await link(visitor, 'Ceetron SAM').click();
  await expect(page).toHaveURL(/\/cae\/cee_sam\/downloads\/latest$/);
  await expect(ceetron).toHaveAttribute('aria-expanded', 'false');
  await visitor.header.getByRole('link', { name: /developer zone/i }).click();
  await expect(page).toHaveURL(/\/start$/);
});

test('a menu works by keyboard', async ({ page, visitor }) => {
  await visitor.open('/start');
  await expect(visitor.signInButton).toBeVisible();
  const partner = button(visitor, 'Partner');
  await partner.focus();
  await page.keyboard.press('Enter');
  await expect(partner).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(partner).toHaveAttribute('aria-expanded', 'false');
  await expect(partner).toBeFocused();

  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(link(visitor, 'RealDWG')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/toolkits\/siemens-parasolid$/);
  await expect(partner).toHaveAttribute('aria-expanded', 'false');
});

test('documentation and support open in new tabs', async ({ context, visitor }) => {
  await visitor.open('/start');
  await button(visitor, 'DOCUMENTATION').click();
  const docs = visitor.header.locator('a[href^="/places/docs"]');
  await expect(docs.first()).toBeVisible();
  for (const one of await docs.all()) await expect(one).toHaveAttribute('target', '_blank');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    visitor.header.getByRole('link', { name: 'Support', exact: true }).click(),
  ]);
  await expect(tab).toHaveURL(/\/places\/support$/);
});

test('narrow screens have all menus behind one button', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitor.open('/start');
  await expect(visitor.signInButton).toBeVisible();
  await button(visitor, 'Menu').click();
  await button(visitor, 'OEM').click();
  await link(visitor, 'Inventor OEM').click();
  await expect(page).toHaveURL(/\/platform-products\/inventor_oem$/);
  await expect(link(visitor, 'Inventor OEM')).toHaveCount(0);
});

// FRAME-7.
test('the visitor’s color scheme is kept; the default is the system’s', async ({ page, visitor }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await visitor.open('/start');
  await expect(visitor.signInButton).toBeVisible();
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).not.toBe(light);

  await page.getByRole('contentinfo').getByRole('combobox', { name: 'Color scheme' }).selectOption('Light');
  await expect.poll(background).toBe(light);
  await page.reload();
  await expect.poll(background).toBe(light);
});
