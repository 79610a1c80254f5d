import { checkFirstScreen, downloadPages, FIRST_SCREEN, MAX_CONTROLS } from '../support/first-screen';
import { test } from '../support/fixtures';
import { untilLive } from '../support/held-start';
import { installClock } from '../support/page-clock';
import { onePerKind } from '../support/pages';
import { eachRow } from '../support/rows';

test.use({ viewport: FIRST_SCREEN, contextOptions: { reducedMotion: 'reduce' } });

/** One page of each kind: signed out, only texts of the header and the cards differ from what partners see. */
const addresses = onePerKind(downloadPages).map(({ address }) => address);

// FIRST-1, REC-6. Signed in, accessibility/pages.spec.ts checks every download page on the way.
if (addresses.length > 0)
  test(`the first screen of a download page has at most ${MAX_CONTROLS} controls, signed out`, async ({
    visitor,
    services,
  }) => {
    test.slow();
    const clock = await installClock(visitor.page);
    await eachRow(services, addresses, async (address) => {
      await visitor.open(address);
      await untilLive(visitor.page);
      await visitor.untilLoaded();
      // News, filter and what licenses say come when the page is idle.
      await clock.untilQuiet();
      await checkFirstScreen(visitor.page, address);
    });
  });
