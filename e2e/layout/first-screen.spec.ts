import type { Page } from '@playwright/test';
import { expect, test, type Visitor } from '../support/fixtures';
import { pages } from '../support/pages';
import { eachRow } from '../support/rows';

/** The most controls that the first screen of a download page has, header included. FIRST-1. */
const MOST_CONTROLS = 24;

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

/** The page of a latest version, or the downloads page of a platform. */
const DOWNLOADS = pages
  .map(({ address }) => address)
  .filter((address) => /\/downloads\/latest$|\/lts\/download$|-platform\/downloads$/.test(address));

/** The names of the links and fields that can be seen and used without scrolling. */
const controlsInFirstScreen = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, select, input, textarea, summary')]
      .filter((control) => {
        const { top, bottom, width, height } = control.getBoundingClientRect();
        return (
          top < window.innerHeight &&
          bottom > 0 &&
          width > 1 &&
          height > 1 &&
          !control.matches(':disabled') &&
          // The link that skips to the content is shown when it has the focus.
          getComputedStyle(control).clipPath === 'none' &&
          control.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        );
      })
      .map((control) => control.getAttribute('aria-label') ?? control.innerText),
  );

const untilComplete = async ({ page, title, main }: Visitor) => {
  await expect(title).toBeVisible();
  await expect(page.locator('html[data-live]')).toBeAttached();
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
  // News, filter and what licenses say come when the page is idle.
  await page.waitForLoadState('networkidle');
};

// FIRST-1, REC-6.
for (const account of [null, 'partner'] as const)
  test(`the first screen of a download page has at most ${MOST_CONTROLS} controls, ${account ? 'signed in' : 'signed out'}`, async ({
    visitor,
    services,
  }) => {
    test.slow();
    if (account) await visitor.signInAs(account);
    await eachRow(
      services,
      DOWNLOADS,
      (address) => address,
      async (address) => {
        await visitor.open(address);
        await untilComplete(visitor);
        const controls = await controlsInFirstScreen(visitor.page);
        test.info().annotations.push({ type: 'controls', description: `${controls.length} ${address}` });
        expect(controls, 'was drawn').toContain('SUPPORT');
        expect(controls.length, controls.join('\n')).toBeLessThanOrEqual(MOST_CONTROLS);
      },
    );
  });
