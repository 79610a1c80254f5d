import { clickInPlace } from '../support/click-in-place';
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

// SIGN-3.
test('closing the sign-in form leaves the page where it is scrolled to', async ({ page, visitor }) => {
  // Else the page would be scrolled smoothly, after the check.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitor.open('/hoops/communicator/downloads/latest');
  await expect(visitor.signInButton).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 500));
  const click = await clickInPlace(visitor.signInButton);
  await click();
  await expect(visitor.signInForm.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(visitor.signInButton).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(500);
});

// FRAME-2, WORD-2.
test('menus open on hover, one at a time, close when the pointer leaves, and follow clicks', async ({
  page,
  visitor,
}) => {
  await visitor.open('/start');
  await expect(visitor.signInButton).toBeVisible();
  for (const [name, item, href] of menus) {
    await expect(button(visitor, name)).toHaveCSS('text-transform', 'uppercase');
    await button(visitor, name).hover();
    await expect(link(visitor, item)).toHaveAttribute('href', href);
    await expect(button(visitor, name)).toHaveAttribute('aria-expanded', 'true');
    await expect(visitor.header.locator('[aria-expanded=true]')).toHaveCount(1);
  }
  await page.mouse.move(640, 760);
  await expect(visitor.header.locator('[aria-expanded=true]')).toHaveCount(0);

  // The pointer stays over what it clicks.
  const ceetron = button(visitor, 'CEETRON');
  for (const isOpen of ['true', 'false', 'true']) {
    await ceetron.click();
    await expect(ceetron).toHaveAttribute('aria-expanded', isOpen);
  }
  await link(visitor, 'Ceetron SAM').click();
  await expect(page).toHaveURL(/\/cae\/cee_sam\/downloads\/latest$/);
  await expect(ceetron).toHaveAttribute('aria-expanded', 'false');
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
