import { checkFirstScreen, downloadPages, FIRST_SCREEN, MOST_CONTROLS } from '../support/first-screen';
import { expect, test } from '../support/fixtures';
import { untilLive } from '../support/held-start';
import { eachRow } from '../support/rows';

test.use({ viewport: FIRST_SCREEN, contextOptions: { reducedMotion: 'reduce' } });

// FIRST-1, REC-6. Signed in, accessibility/pages.spec.ts checks it on the way.
if (downloadPages.length > 0)
  test(`the first screen of a download page has at most ${MOST_CONTROLS} controls, signed out`, async ({
    visitor,
    services,
  }) => {
    test.slow();
    await eachRow(
      services,
      downloadPages,
      (address) => address,
      async (address) => {
        await visitor.open(address);
        await expect(visitor.title).toBeVisible();
        await untilLive(visitor.page);
        await expect(visitor.main.locator('[aria-busy=true]')).toHaveCount(0);
        // News, filter and what licenses say come when the page is idle.
        await visitor.page.waitForLoadState('networkidle');
        await checkFirstScreen(visitor.page, address);
      },
    );
  });
