import { COLORS, findings, sidewaysScroll, turnDark } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { onePerKind, pages } from '../support/pages';

// Colors in the middle of a transition are nobody's.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages of one kind differ in their words, not in their colors. */
const inDark = new Set(onePerKind(pages));

for (const page of pages) {
  const dark = inDark.has(page);
  test(`${page.address}: light${dark ? ', dark' : ''}, narrow`, async ({ visitor }) => {
    await visitor.signInAs('partner');
    await visitor.open(page.address);
    await expect(visitor.title).toBeVisible();
    await expect(visitor.main.locator('[aria-busy=true]')).toHaveCount(0);
    const closed = visitor.main.locator('button[aria-expanded=false]');
    if ((await closed.count()) > 0) {
      await closed.first().click();
      await expect(visitor.main.locator('[aria-busy=true]')).toHaveCount(0);
    }
    expect(await findings(visitor.page), 'light').toEqual([]);
    if (dark) {
      await turnDark(visitor.page);
      expect(await findings(visitor.page, COLORS), 'dark').toEqual([]);
    }
    await visitor.page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => sidewaysScroll(visitor.page), 'sideways scroll').toBe(0);
  });
}
