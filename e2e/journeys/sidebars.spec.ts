import { expect, test } from '../support/fixtures';
import { untilLive } from '../support/held-start';

const DOWNLOADS = 'Product Downloads';
const OLDER = 'Older Versions';

test('navigation moves the current mark and the focus, without a reload', async ({ page, visitor }) => {
  await visitor.open('/hoops/exchange/downloads/latest');
  await expect(visitor.title).toBeVisible();
  await untilLive(page);
  await visitor.markDocument();
  // The trial page belongs to another remote and has the same sidebar.
  for (const name of [OLDER, '60-Day Trial', DOWNLOADS]) {
    await visitor.sidebar.getByRole('link', { name }).click();
    await expect(visitor.sidebar.locator('[aria-current]')).toHaveText(name);
    await expect(visitor.main).toBeFocused();
  }
  expect(await visitor.isSameDocument()).toBe(true);
});
