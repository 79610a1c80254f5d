import { COLORS, findings, sidewaysScroll } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { pages } from '../support/pages';

// Colors in the middle of a transition are nobody's.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { address } of pages) {
  test(`${address} in light, dark and on a narrow screen`, async ({ page, visitor }) => {
    await visitor.signInAs('partner');
    await visitor.open(address);
    await expect(visitor.title).toBeVisible();
    await expect(visitor.main.locator('[aria-busy=true]')).toHaveCount(0);
    const closed = visitor.main.locator('button[aria-expanded=false]');
    if ((await closed.count()) > 0) {
      await closed.first().click();
      await expect(visitor.main.locator('[aria-busy=true]')).toHaveCount(0);
    }
    expect(await findings(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findings(page, COLORS), 'dark').toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => sidewaysScroll(page), 'sideways scroll at 360 px').toBe(0);
  });
}
