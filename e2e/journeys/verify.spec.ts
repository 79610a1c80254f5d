/** A visitor checks downloaded files, with the keyboard, on a narrow screen. */
import { appendFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { recordPolicyViolations } from '../support/attack-test';
import { expectAccessible, horizontalOverflow } from '../support/axe';
import { expect, test as portal, type Visitor } from '../support/fixtures';

const LATEST = '/hoops/communicator/downloads/latest';
const PACKAGE = 'HOOPS_Communicator_2026.3.0_Linux.tar.gz';

const test = portal.extend<{ readonly folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from this pattern
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'verify-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

/** Opens the dialog of a card with the keyboard. */
async function openVerify(page: Page, card: Locator) {
  const button = card.getByRole('button', { name: 'Verify' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Verify a download' });
  await expect(dialog).toBeVisible();
  const input = dialog.locator('input[type=file]');
  return { button, dialog, input, outcome: dialog.getByRole('status') };
}

/** Downloads a file of a page and saves it in a folder. */
async function downloadTo(folder: string, visitor: Visitor, address: string, section: string, file: string) {
  await visitor.open(address);
  await visitor.openSection(section);
  const path = join(folder, file);
  await (await visitor.download(visitor.card(file), /^Download/)).saveAs(path);
  return path;
}

// VERIFY-1 to VERIFY-7, CSP-2.
test('a visitor learns whether a file is the one of the card, an older one, or damaged', async ({
  page,
  visitor,
  folder,
}) => {
  test.slow();
  const violations = await recordPolicyViolations(page);
  await visitor.signInAs('partner');
  const older = 'HOOPS_Communicator_2022_SP2_Linux.tar.gz';
  const oldPage = '/hoops/communicator/downloads/2022_sp2';
  const oldPath = await downloadTo(folder, visitor, oldPage, 'Linux', older);
  const path = await downloadTo(folder, visitor, LATEST, 'Linux', PACKAGE);

  const { button, dialog, input, outcome } = await openVerify(page, visitor.card(PACKAGE));
  await page.keyboard.press('Tab');
  await expect(input).toBeFocused();
  await input.setInputFiles(path);
  await expect(outcome).toHaveText(
    `This file is ${PACKAGE}. Its SHA-256 sum matches: it is complete and unchanged.`,
  );
  expect(await horizontalOverflow(page)).toBe(0);
  await expectAccessible(page);
  // LAYOUT-1: on a desktop screen that is magnified to 500 %.
  await page.setViewportSize({ width: 240, height: 740 });
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.setViewportSize({ width: 360, height: 740 });

  await input.setInputFiles(oldPath);
  await expect(outcome).toContainText(`It is ${older} of version 2022 SP2`);
  await expect(outcome.getByRole('link', { name: 'version 2022 SP2' })).toHaveAttribute('href', oldPage);

  const bytes = await readFile(path);
  await writeFile(path, bytes.subarray(0, bytes.length / 2));
  await input.setInputFiles(path);
  await expect(outcome).toContainText('This file is damaged');
  expect(await violations()).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  const saved = await visitor.download(visitor.main, 'Save MD5SUMS');
  expect(saved.suggestedFilename()).toBe('MD5SUMS');
  const md5 = await visitor
    .card(PACKAGE)
    .getByText(/^[0-9a-f]{32}$/)
    .innerText();
  expect(await readFile(await saved.path(), 'utf8')).toContain(`${md5}  ${PACKAGE}\n`);

  // LAYOUT-1: a browser without a clipboard shows the sum to copy it.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.setViewportSize({ width: 240, height: 740 });
  await visitor.card(PACKAGE).getByRole('button', { name: 'Copy MD5' }).click();
  await expect(visitor.main.getByRole('textbox', { name: 'Copy MD5: value' })).toBeFocused();
  expect(await horizontalOverflow(page)).toBe(0);
});

// VERIFY-3, VERIFY-5.
test('a visitor sees the progress of a large file, cancels it, and is told that it has changed', async ({
  page,
  visitor,
  folder,
}) => {
  const large = join(folder, 'large.bin');
  await writeFile(large, '');
  await truncate(large, 8 * 1024 ** 3);
  await visitor.open(LATEST);
  await visitor.openSection('Linux');
  const { dialog, input, outcome } = await openVerify(page, visitor.card(PACKAGE));
  const progress = dialog.getByRole('progressbar');

  await input.setInputFiles(large);
  await expect.poll(() => progress.getAttribute('value').then(Number)).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(outcome).toHaveText('Canceled. large.bin was not checked.');
  await expect(progress).toHaveCount(0);
  await expect(input).toBeFocused();
  // The browser tells of its end later.
  await expect.poll(() => page.workers()).toEqual([]);

  await input.setInputFiles(large);
  await expect.poll(() => progress.getAttribute('value').then(Number)).toBeGreaterThan(0);
  await appendFile(large, 'more');
  await expect(outcome).toContainText('The file could not be read: it has changed');
});
