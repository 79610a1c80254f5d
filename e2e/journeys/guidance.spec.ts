import { axeViolations, COLOR_RULES, emulateDark, horizontalOverflow } from '../support/axe';
import { expect, test } from '../support/fixtures';

/** A phone. */
const PHONE = { width: 360, height: 740 };

// LAND-12, LAND-13, START-4.
test('a partner sees on a phone that the list goes on, shows all of it and finds the newest version', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize(PHONE);
  await visitor.signInAs('partner');
  await visitor.open('/start');
  const panel = visitor.main.getByRole('region', { name: 'Your products and evaluations' });
  await expect(panel.getByText(/^[1-9]\d? of 15$/)).toBeVisible();
  const [panelBox, productsBox] = [
    await panel.boundingBox(),
    await visitor.main.getByRole('heading', { name: 'Products', exact: true }).boundingBox(),
  ];
  expect(panelBox?.y).toBeLessThan(productsBox?.y ?? 0);
  const realDwg = panel.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'RealDWG' }) });
  await expect(realDwg).toContainText('2026.1.1');

  // The whole list, by keyboard: the button follows the rows.
  await panel.getByRole('link', { name: 'License key HOOPS Visualize' }).focus();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Show all' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByText('15 of 15')).toBeVisible();
  const scrollBox = panel.getByRole('table').locator('..');
  expect(await scrollBox.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);

  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await emulateDark(page);
  expect(await axeViolations(page, COLOR_RULES)).toEqual([]);
  await panel.getByRole('button', { name: 'Show fewer' }).click();
  await expect(panel.getByText(/^[1-9]\d? of 15$/)).not.toHaveText('15 of 15');
});
