/** One walk over all pages. What each page must have is checked while it is open: opening it is most of the cost. */
import { axeViolations, COLOR_RULES, emulateDark, horizontalOverflow } from '../support/axe';
import { checkFirstScreen, downloadPages, FIRST_SCREEN } from '../support/first-screen';
import { expect, test } from '../support/fixtures';
import { untilLive } from '../support/held-start';
import { checkLinks } from '../support/page-links';
import { onePerKind, pages } from '../support/pages';
import { eachRow } from '../support/rows';
import { recordScripts } from '../support/script-requests';

// Without transitions, axe never measures intermediate colors.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One page of each kind: pages of a kind have the same colors, links and scripts. */
const ofEachKind = new Set(onePerKind(pages));

/** Each test opens several pages in one context: later pages reuse cached scripts. */
const PAGES_PER_TEST = 8;
/** Phones, and a desktop screen that is magnified to 400 %. */
const NARROW = [
  { width: 360, height: 740 },
  { width: 320, height: 640 },
];

for (let first = 0; first < pages.length; first += PAGES_PER_TEST) {
  const some = pages.slice(first, first + PAGES_PER_TEST);
  // CFG-8, BOX-1, START-2; REM-5; FIRST-1, REC-6.
  test(`${some[0]?.address} to ${some.at(-1)?.address}: light, dark, narrow, links, scripts, first screen`, async ({
    visitor,
    services,
  }) => {
    test.slow();
    const scripts = await recordScripts(visitor.page);
    await visitor.signInAs('partner');
    await eachRow(
      services,
      some,
      ({ address }) => address,
      async (page) => {
        await visitor.page.emulateMedia({ colorScheme: 'light' });
        await visitor.page.setViewportSize(FIRST_SCREEN);
        await visitor.open(page.address);
        await expect(visitor.title).toBeVisible();
        await untilLive(visitor.page);
        await expect(visitor.main.locator('[aria-busy=true]')).toHaveCount(0);
        const isDownloadPage = downloadPages.includes(page.address);
        if (isDownloadPage || ofEachKind.has(page)) {
          // What comes when the page is idle: prefetched scripts, news, what licenses say.
          await visitor.page.waitForLoadState('networkidle');
          scripts.check();
          await checkLinks(visitor.page);
        }
        if (isDownloadPage) await checkFirstScreen(visitor.page, page.address);
        const closed = visitor.main.locator('button[aria-expanded=false]');
        if ((await closed.count()) > 0) {
          await closed.first().click();
          await expect(visitor.main.locator('[aria-busy=true]')).toHaveCount(0);
        }
        expect(await axeViolations(visitor.page), 'light').toEqual([]);
        if (ofEachKind.has(page)) {
          await emulateDark(visitor.page);
          expect(await axeViolations(visitor.page, COLOR_RULES), 'dark').toEqual([]);
        }
        for (const size of NARROW) {
          await visitor.page.setViewportSize(size);
          await expect.poll(() => horizontalOverflow(visitor.page), `overflow at ${size.width} px`).toBe(0);
        }
      },
    );
  });
}
