import { axeViolations, expectAccessible, horizontalOverflow } from '../support/axe';
import { expect, test } from '../support/fixtures';

const NARROW = { width: 360, height: 740 };

// OLD-8, STATE-1, NEWS-1, NEWS-3.
test('a customer finds an older version, compares it by keyboard and comes back to the same year', async ({
  page,
  visitor,
}) => {
  await visitor.open('/hoops/communicator/downloads');
  await visitor.openSection('2025');
  const row = visitor.main.getByRole('row', { name: /^2025\.2\.0/ });
  await expect(row.getByRole('cell').first()).toHaveText(/^[A-Z][a-z]{2} \d+, 2025$/);
  await expect(row.getByRole('cell').nth(1)).not.toBeEmpty();
  expect(await axeViolations(page), 'table').toEqual([]);
  await row.getByRole('link', { name: '2025.2.0' }).click();

  await expect(visitor.title).toHaveText('HOOPS Communicator 2025.2.0');
  await expect(visitor.main.getByText('2026.3.0 is newer.')).toBeVisible();
  const compare = visitor.main.getByRole('button', { name: 'Compare versions' });
  await compare.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Compare versions' });
  await expect(dialog.getByRole('heading', { name: /^Notes of 2026\.3\.0/ })).toBeVisible();
  // Its color alone does not tell a link from the text around it. antd would remove the line.
  const link = dialog.getByRole('link', { name: 'release notes' }).first();
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
  await link.hover();
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
  await expectAccessible(page);
  await page.setViewportSize(NARROW);
  await expect.poll(() => horizontalOverflow(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(compare).toBeFocused();

  await page.goBack();
  await expect(visitor.section('2025')).toHaveAttribute('aria-expanded', 'true');
  await page.reload();
  await expect(row).toBeVisible();
  await expect.poll(() => horizontalOverflow(page)).toBe(0);
  await visitor.main
    .getByRole('row', { name: /^2025\.2\.0/ })
    .getByRole('link', { name: 'Notes' })
    .click();
  await expect(page.locator('#notes')).toBeFocused();
});

// NOTE-2, NOTE-3.
test('at 360 px the first platform is within two screens, below the recommended file', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize(NARROW);
  for (const product of ['communicator', 'exchange']) {
    await visitor.open(`/hoops/${product}/downloads/latest`);
    const box = await visitor.section('Windows').boundingBox();
    expect(box?.y, product).toBeLessThan(NARROW.height * 2);
  }
});

// NEWS-2.
test('what came out since the last visit has a badge', async ({ page, visitor }) => {
  const lastMonth = { seen: '2026.2.1', before: '2026.2.1', at: Date.now() - 30 * 24 * 60 * 60_000 };
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(String(key), String(value)),
    ['portal.seen-versions', JSON.stringify({ communicator: lastMonth })],
  );
  await visitor.open('/hoops/communicator/downloads/latest');
  await expect(visitor.main.getByText('New since your last visit')).toBeVisible();
});

// ALERT-10.
test('a request for an evaluation is remembered', async ({ page, visitor }) => {
  await visitor.signInAs('new');
  await visitor.open('/toolkits/realdwg');
  await visitor.main.getByRole('button', { name: 'Request an evaluation license' }).click();
  await expect(visitor.main.getByText('Your request is with sales.')).toBeVisible();
  await page.reload();
  await expect(visitor.main.getByText(/^Requested on \w+ \d+/)).toBeVisible();
});
