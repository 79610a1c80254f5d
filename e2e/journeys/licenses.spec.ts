import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/fixtures';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

// LIC-2, GATE-5. Visits /license_generator by a button.
test('shows a license from a product’s page, copies its key and saves its header file', async ({
  page,
  visitor,
}) => {
  await visitor.signInAs('partner');
  await visitor.open('/cae/cee_env_desktop/downloads/latest');
  await visitor.main.getByRole('button', { name: 'View my License' }).click();
  await expect(page).toHaveURL(/\/license_generator$/);
  await expect(visitor.title).toHaveText('License Summary');

  const realdwg = visitor.license('RealDWG');
  await expect(realdwg.getByRole('cell').first()).toHaveText('Full');
  await expect(realdwg.getByRole('cell').nth(1)).toContainText('Never');
  // Every license has one copy button, and the display names of its products.
  const licenses = visitor.main.getByRole('rowheader');
  await expect(visitor.main.getByRole('button', { name: 'Copy Key' })).toHaveCount(await licenses.count());
  await expect(visitor.license('Ceetron Envision Web').getByRole('cell').first()).toHaveText('Evaluation');
  await expect(visitor.main.getByText('Envision Cloud')).toHaveCount(0);

  // The key is shown in clear text, and copied as it is shown.
  await realdwg.getByRole('button', { name: 'Copy Key' }).click();
  await expect(realdwg.getByRole('status')).toHaveText('Copied');
  const key = await page.evaluate(() => navigator.clipboard.readText());
  expect(key.length).toBeGreaterThan(15);
  await expect(realdwg.getByText(key)).toBeVisible();

  const header = visitor.main.getByRole('button', { name: /\.h$/ }).first();
  const name = await header.innerText();
  const [download] = await Promise.all([page.waitForEvent('download'), header.click()]);
  expect(download.suggestedFilename()).toBe(name.trim());
  expect(await readFile(await download.path(), 'utf8')).not.toBe('');
});
