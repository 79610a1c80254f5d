/**
 * One walk over all pages. What each page must have is checked while it is open. The console stays clean, as in every test:
 * no page violates its policy.
 */
import { axeViolations, COLOR_RULES, CONTENT_RULES, emulateDark, horizontalOverflow } from '../support/axe';
import { checkFirstScreen, downloadPages, FIRST_SCREEN } from '../support/first-screen';
import { expect, test } from '../support/fixtures';
import { untilLive } from '../support/held-start';
import { installClock } from '../support/page-clock';
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
/** A desktop screen that is magnified to 400 %, and the smallest phones: no style differs up to 360 pixels. */
const NARROW = { width: 320, height: 640 };

/** The document title and the heading of some pages. CFG-5. */
const TITLES = new Map<string, readonly [title: RegExp, heading: RegExp]>([
  ['/start', [/^Home/, /^Welcome back, Paolo Ferri$/]],
  ['/naming', [/^Package Naming/, /naming/i]],
  ['/hoops/communicator/downloads/latest', [/HOOPS Communicator/, /^HOOPS Communicator 2026\.3\.0$/]],
  ['/hoops/exchange/downloads', [/HOOPS Exchange.*Older Versions/, /Older Versions/]],
  ['/hoops/publish/trial', [/HOOPS Publish.*Trial/, /Trial/]],
  ['/hoops/communicator/training', [/Training/, /Training/]],
  ['/hoops/visualize/graphics-cards', [/Graphics/, /Graphics/]],
  ['/hoops/cadflow', [/^HOOPS CADFlow/, /^HOOPS CADFlow$/]],
  ['/cae/cee_env_cloud/downloads/latest', [/Ceetron Envision Web/, /^Ceetron Envision Web 2026\.2\.0$/]],
  ['/toolkits/siemens-parasolid/platforms', [/Parasolid.*Platforms/, /Platforms/]],
  ['/platform-products/autocad_oem/support', [/AutoCAD OEM.*Support/, /Support/]],
  ['/qt-toolkit/downloads', [/Qt/, /Qt/]],
]);

for (let first = 0; first < pages.length; first += PAGES_PER_TEST) {
  const some = pages.slice(first, first + PAGES_PER_TEST);
  // A11Y-2, CFG-5; CFG-8, BOX-1, START-2; REM-5; FIRST-1, REC-6.
  test(`${some[0]?.address} to ${some.at(-1)?.address}: titles, light, dark, narrow, links, scripts, first screen`, async ({
    visitor,
    services,
  }) => {
    test.slow();
    const scripts = await recordScripts(visitor.page);
    const clock = await installClock(visitor.page);
    await visitor.signInAs('partner');
    await eachRow(services, some, async (page) => {
      await visitor.page.emulateMedia({ colorScheme: 'light' });
      await visitor.page.setViewportSize(FIRST_SCREEN);
      const isDownloadPage = downloadPages.includes(page);
      // A page of a kind that is opened elsewhere on the walk is opened as its link does, in a third of the time.
      if (page === some[0] || isDownloadPage || ofEachKind.has(page)) await visitor.open(page.address);
      else await visitor.follow(page.address);
      await untilLive(visitor.page);
      await visitor.page.locator('html[data-theme=light]').waitFor();
      await visitor.untilLoaded();
      const [title, heading] = TITLES.get(page.address) ?? [/./, /./];
      await expect(visitor.title).toHaveText(heading);
      await expect(visitor.title).toHaveCount(1);
      await expect(visitor.page).toHaveTitle(title);
      await expect(visitor.page).toHaveTitle(/ \| Developer Zone$/);
      if (isDownloadPage || ofEachKind.has(page)) {
        // What comes when the page is idle: prefetched scripts, news, what licenses say.
        await clock.untilQuiet();
        scripts.check();
        await checkLinks(visitor.page);
      }
      if (isDownloadPage) await checkFirstScreen(visitor.page, page.address);
      const closed = visitor.main.locator('button[aria-expanded=false]');
      if ((await closed.count()) > 0) {
        await closed.first().click();
        await clock.endDelay();
        await expect(visitor.main.locator('[aria-busy=true]')).toHaveCount(0);
      }
      const scope = ofEachKind.has(page) ? {} : CONTENT_RULES;
      expect(await axeViolations(visitor.page, scope), 'light').toEqual([]);
      if (ofEachKind.has(page)) {
        await emulateDark(visitor.page);
        expect(await axeViolations(visitor.page, COLOR_RULES), 'dark').toEqual([]);
      }
      await visitor.page.setViewportSize(NARROW);
      await expect.poll(() => horizontalOverflow(visitor.page), 'overflow').toBe(0);
    });
  });
}
