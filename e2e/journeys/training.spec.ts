import { axeViolations, COLOR_RULES, emulateDark, horizontalOverflow } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { md5Of } from '../support/visitor';

test('plays the training videos of Communicator', async ({ page, visitor }) => {
  await visitor.open('/hoops/communicator/training');
  const player = visitor.main.locator('iframe');
  const previous = visitor.main.getByRole('button', { name: 'Previous' });
  const next = visitor.main.getByRole('button', { name: 'Next' });
  const current = visitor.main.getByRole('heading', { level: 2 }).first();

  // Breadcrumbs, and no sidebar. SIDE-12.
  await expect(visitor.main.getByRole('navigation', { name: 'HOOPS Communicator' })).toHaveCount(0);
  await expect(
    visitor.main.getByRole('navigation', { name: /breadcrumb/i }).getByRole('listitem'),
  ).toHaveText(['Documentation Home', 'HOOPS Communicator', 'Online Training', 'What Communicator Does']);
  await expect(visitor.section('Getting Started')).toHaveAttribute('aria-expanded', 'true');
  await expect(visitor.section('The Scene')).toHaveAttribute('aria-expanded', 'false');

  await expect(current).toHaveText('What Communicator Does');
  await expect(player).toHaveAttribute('src', /comm-1-01/);
  await expect(previous).toHaveCount(0);
  await expect(visitor.main.getByRole('link', { name: 'What Communicator Does' })).toHaveCount(0);

  await next.click();
  await expect(current).toHaveText('Installing the Package');
  await expect(player).toHaveAttribute('src', /comm-1-02/);
  await previous.click();
  await expect(current).toHaveText('What Communicator Does');

  // The last video of a group has no Next button; the only video of a group has neither button.
  await visitor.main.getByRole('link', { name: 'Streaming and Single Files' }).click();
  await expect(current).toHaveText('Streaming and Single Files');
  await expect(next).toHaveCount(0);
  await expect(previous).toBeVisible();
  await visitor.openSection('Licensing');
  await expect(visitor.section('Getting Started')).toHaveAttribute('aria-expanded', 'false');
  await visitor.main.getByRole('link', { name: 'Keys and Environments' }).click();
  await expect(current).toHaveText('Keys and Environments');
  await expect(next.or(previous)).toHaveCount(0);

  // Each video has a URL.
  await page.goBack();
  await expect(current).toHaveText('Streaming and Single Files');
});

const SUPPLEMENTS = [
  ['/hoops/communicator/training', 'communicator_training_files.zip'],
  ['/hoops/visualize/hps/training', 'Visualize_HPS_API_Training.pdf'],
] as const;

for (const [address, file] of SUPPLEMENTS) {
  test(`the supplement of ${address} requires signing in`, async ({ page, visitor }) => {
    await visitor.open(address);
    const button = visitor.main.getByRole('button', { name: /supplement/i });
    await button.click();
    await expect(visitor.main.getByRole('alert')).toContainText('Please log in or sign up to download.');
    await expect(button).not.toHaveAttribute('aria-busy');

    await visitor.signInAs('new');
    await page.reload();
    const download = await visitor.download(visitor.main, /supplement/i);
    expect(download.suggestedFilename()).toBe(file);
    expect(new URL(download.url()).pathname).toContain(
      `/packages/resources/video_supplemental_files/${file}`,
    );
    expect(await md5Of(download)).toMatch(/^[0-9a-f]{32}$/);
  });
}

test('AutoCAD OEM has eight chapters, with videos and archives', async ({ visitor }) => {
  await visitor.signInAs('partner');
  await visitor.open('/platform-products/autocad_oem/training');
  const chapters = visitor.main.locator('button[aria-expanded]');
  await expect(chapters).toHaveText([
    /basics/i,
    /branding/i,
    /shipping/i,
    /zero document state/i,
    /express tools/i,
    /help file/i,
    /q\s*&\s*a|questions/i,
    /resources/i,
  ]);
  await chapters.first().click();
  await expect(visitor.main.locator('iframe').first()).toHaveAttribute('src', /\/places\/player\//);
  await chapters.last().click();
  const download = await visitor.download(visitor.main.getByRole('group').first());
  expect(new URL(download.url()).pathname).toContain('/packages/training/AutoCAD_OEM_training/');
});

// TRN-8, TRN-9, TRN-10.
test('training goes on where a visitor stopped, on a phone and by keyboard', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitor.open('/hoops/communicator/training');
  const current = visitor.main.getByRole('heading', { level: 2 }).first();
  const player = visitor.main.getByRole('region').filter({ has: page.locator('iframe') });
  const mark = visitor.main.getByRole('button', { name: 'Mark as watched', pressed: false });
  await expect(mark).toBeVisible();
  await visitor.main.getByRole('button', { name: 'Next' }).click();
  await expect(visitor.section('Getting Started')).toHaveAccessibleDescription('1 of 5 videos watched');
  await mark.click();
  await expect(
    visitor.main.getByRole('button', { name: 'Watched', pressed: true, exact: true }),
  ).toBeVisible();
  await expect(visitor.section('Getting Started')).toHaveAccessibleDescription('2 of 5 videos watched');

  // Choosing a video below the player scrolls back to it and moves the focus there.
  await visitor.main.getByRole('searchbox', { name: 'Filter videos' }).fill('model tree');
  await expect(visitor.main.getByText(/^1 of \d+ videos$/)).toBeVisible();
  const found = visitor.main.getByRole('link', { name: 'The Model Tree' });
  await found.focus();
  await page.keyboard.press('Enter');
  await expect(current).toHaveText('The Model Tree');
  await expect(player).toBeFocused();
  await expect(visitor.main.locator('iframe')).toBeInViewport({ ratio: 0.9 });
  await expect(page).toHaveURL(/\?video=comm-3-01&group=3&q=model\+tree$/);

  await visitor.open('/hoops/communicator/training');
  await expect(current).toHaveText('The Model Tree');
  await expect(visitor.main.getByRole('status').filter({ hasText: 'where you stopped' })).toBeVisible();
  await expect(visitor.section('The Scene')).toHaveAttribute('aria-expanded', 'true');
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeViolations(page), 'light').toEqual([]);
  await emulateDark(page);
  expect(await axeViolations(page, COLOR_RULES), 'dark').toEqual([]);

  await visitor.open('/hoops/communicator/training?video=unheard-of');
  await expect(visitor.main.getByText('There is no video “unheard-of” in this training.')).toBeVisible();
  await expect(current).toHaveText('What Communicator Does');
});
