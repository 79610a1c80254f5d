/** Pages on paper, and with texts of another size. */
import { expect, test } from '../support/fixtures';

// LAYOUT-2.
test('on paper, a page is its texts, whole and in light colors, and a dialog is printed in its place', async ({
  page,
  visitor,
}) => {
  const isDark = (element: Element) =>
    /^rgb\((\d+), (\d+), (\d+)\)$/
      .exec(getComputedStyle(element).color)
      ?.slice(1)
      .every((part) => Number(part) < 128);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await visitor.open('/hoops/communicator/downloads/latest?os=linux');
  const { header, main, sidebar, title } = visitor;
  const lastNote = main.getByText('Fixed a crash when a file is closed');
  await expect(main.getByRole('button', { name: 'Compare versions' })).toBeVisible();
  const isWhole = () =>
    lastNote.evaluate((element) => {
      const folded = element.parentElement?.parentElement;
      return element.getBoundingClientRect().bottom <= (folded?.getBoundingClientRect().bottom ?? 0);
    });
  await expect.poll(isWhole).toBe(false);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const part of [header, sidebar, main.getByRole('search'), page.getByRole('contentinfo')])
    await expect(part).toBeHidden();
  await expect(main.getByRole('button', { name: /^(Download|Copy|Show more|Verify)/ })).toHaveCount(0);
  await expect(main.getByRole('checkbox')).toHaveCount(0);
  await expect(main.getByRole('group')).toHaveCount(2);
  expect(await isWhole()).toBe(true);
  expect(await title.evaluate(isDark)).toBe(true);

  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await main.getByRole('button', { name: 'Compare versions' }).click();
  const head = page
    .getByRole('dialog')
    .getByRole('heading', { name: /^Notes of/ })
    .first();
  await expect(head).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(main).toBeHidden();
  expect(await head.evaluate(isDark)).toBe(true);
});

// LAYOUT-3.
test('at a text size of 200 %, the texts of a dialog are twice as large, and the header holds the name', async ({
  page,
  visitor,
}) => {
  const devTools = await page.context().newCDPSession(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await visitor.signInAs('partner');
  await visitor.open('/hoops/communicator/downloads/latest');
  await visitor.main.getByRole('button', { name: 'Compare versions' }).click();
  const dialog = page.getByRole('dialog');
  const texts = [dialog.getByText('Compare versions', { exact: true }), dialog.getByText('None.').first()];
  const sizes = () =>
    Promise.all(
      texts.map((text) => text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))),
    );
  for (const text of texts) await expect(text).toBeVisible();
  const before = await sizes();
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect.poll(sizes).toEqual(before.map((size) => 2 * size));
  // On a phone there is room for one version in a line, which is not cut.
  await page.setViewportSize({ width: 360, height: 740 });
  const [from, to] = await Promise.all(
    ['From version', 'To version'].map((name) => dialog.getByRole('combobox', { name }).boundingBox()),
  );
  expect(to?.y).toBeGreaterThan((from?.y ?? 0) + (from?.height ?? 0));
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.keyboard.press('Escape');
  const button = visitor.userButton('Paolo Ferri');
  const fits = (element: Element) => element.scrollHeight <= element.clientHeight;
  expect(await button.evaluate(fits)).toBe(true);

  await visitor.open('/start#remotes');
  const label = dialog.getByText('Address of your build').first();
  await expect(label).toHaveCSS('font-size', '30px');
});

// LAYOUT-1.
test('menus that are wider than the header take a second line', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visitor.open('/start');
  // As wide as with a larger smallest font, or translated.
  for (const item of await visitor.header.getByRole('listitem').all())
    await item.evaluate((element) => element.style.setProperty('padding-inline-end', '3rem'));
  const end = await visitor.signInButton.evaluate((element) => element.getBoundingClientRect().right);
  expect(end).toBeLessThan(1280);
});

// SEARCH-2.
test('in forced colors, the matches in Search have the background that goes with their color', async ({
  page,
  visitor,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await visitor.open('/start');
  await visitor.header.getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill('exchange');
  const match = dialog.getByRole('option').first().locator('mark').first();
  await expect(match).not.toHaveCSS('background-color', /^rgba/);
});

// LIC-6.
test('in forced colors, the text of a chip that is pressed has no plate of its own color', async ({
  page,
  visitor,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await visitor.signInAs('both');
  await visitor.open('/license_generator');
  const chip = visitor.main.getByRole('button', { name: /expiring soon$/ });
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(chip).toHaveCSS('forced-color-adjust', 'none');
});
