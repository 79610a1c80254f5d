import { expectAccessible, horizontalOverflow } from '../support/axe';
import { clickInPlace } from '../support/click-in-place';
import { expect, test } from '../support/fixtures';

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
  await expectAccessible(page);

  await visitor.open('/hoops/communicator/training?video=unheard-of');
  await expect(visitor.main.getByText('There is no video “unheard-of” in this training.')).toBeVisible();
  await expect(current).toHaveText('What Communicator Does');
});

// TRN-5.
for (const width of [390, 1440])
  test(`a second click on Next hits no other control at ${width} px`, async ({ page, visitor }) => {
    await page.setViewportSize({ width, height: 900 });
    await visitor.open('/hoops/visualize/hps/training');
    const current = visitor.main.getByRole('heading', { level: 2 }).first();
    const next = visitor.main.getByRole('button', { name: 'Next' });
    await next.scrollIntoViewIfNeeded();
    const click = await clickInPlace(next);
    await expect(current).toHaveText('Segments and Keys');
    await click();
    await expect(current).toHaveText('The Sandbox Applications');
    await click();
    await expect(current).toHaveText('Building with CMake');
    await expect(next).toHaveCount(0);
    await click();
    await expect(visitor.main.getByRole('button', { name: 'Previous' })).toBeVisible();
    await expect(current).toHaveText('Building with CMake');
    await expect(page).toHaveURL(/video=hps-1-03/);
  });
