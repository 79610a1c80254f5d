import { axeViolations, COLOR_RULES, emulateDark, horizontalOverflow } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { onePerKind, pages } from '../support/pages';
import { eachRow } from '../support/rows';

// Without transitions, axe never measures intermediate colors.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One page of each kind: pages of a kind have the same colors. */
const inDark = new Set(onePerKind(pages));

/** Each test opens several pages in one context: later pages reuse cached scripts. */
const PAGES_PER_TEST = 8;
const [WIDE, NARROW] = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

for (let first = 0; first < pages.length; first += PAGES_PER_TEST) {
  const some = pages.slice(first, first + PAGES_PER_TEST);
  test(`${some[0]?.address} to ${some.at(-1)?.address}: light, dark, narrow`, async ({
    visitor,
    services,
  }) => {
    test.slow();
    await visitor.signInAs('partner');
    await eachRow(
      services,
      some,
      ({ address }) => address,
      async (page) => {
        await visitor.page.emulateMedia({ colorScheme: 'light' });
        await visitor.page.setViewportSize(WIDE);
        await visitor.open(page.address);
        await expect(visitor.title).toBeVisible();
        await expect(visitor.main.locator('[aria-busy=true]')).toHaveCount(0);
        const closed = visitor.main.locator('button[aria-expanded=false]');
        if ((await closed.count()) > 0) {
          await closed.first().click();
          await expect(visitor.main.locator('[aria-busy=true]')).toHaveCount(0);
        }
        expect(await axeViolations(visitor.page), 'light').toEqual([]);
        if (inDark.has(page)) {
          await emulateDark(visitor.page);
          expect(await axeViolations(visitor.page, COLOR_RULES), 'dark').toEqual([]);
        }
        await visitor.page.setViewportSize(NARROW);
        await expect.poll(() => horizontalOverflow(visitor.page), 'horizontal overflow').toBe(0);
      },
    );
  });
}
