import { expect, type Page, test } from '@playwright/test';
import { type PortalPage, pages } from './pages';

/** The most controls that the first screen of a download page has, header included. FIRST-1. */
export const MAX_CONTROLS = 24;

/** The window that FIRST-1 is about. */
export const FIRST_SCREEN = { width: 1440, height: 900 };

/** The pages of latest versions, and the downloads pages of platforms. */
export const downloadPages: readonly PortalPage[] = pages.filter(({ address }) =>
  /\/downloads\/latest$|\/lts\/download$|-platform\/downloads$/.test(address),
);

/** Download pages that recommend a file: of each layout, and of other products. */
const RECOMMENDING = new Set([
  '/hoops/communicator/downloads/latest',
  '/hoops/exchange/downloads/latest',
  '/hoops/visualize/hps/downloads/latest',
  '/hoops/the-hoops-web-platform/downloads',
  '/cae/cee_sam/downloads/latest',
  '/toolkits/siemens-parasolid/downloads/latest',
  '/toolkits/polygonica/downloads/latest',
]);

/** The first screens that have the button of the file that a page recommends. */
const RECOMMENDED_IN = [FIRST_SCREEN, { width: 360, height: 740 }];

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

/** Checks the first screen of a download page that is complete. FIRST-1, REC-6. */
export async function checkFirstScreen(page: Page, address: string): Promise<void> {
  const controls = await controlsInFirstScreen(page);
  test.info().annotations.push({ type: 'controls', description: `${controls.length} ${address}` });
  expect(controls, 'was drawn').toContain('SUPPORT');
  expect(controls.length, controls.join('\n')).toBeLessThanOrEqual(MAX_CONTROLS);
  if (!RECOMMENDING.has(address)) return;
  const region = page.getByRole('region', { name: 'Recommended download' });
  for (const screen of RECOMMENDED_IN) {
    await page.setViewportSize(screen);
    await expect(region.getByRole('button', { name: /^Download / })).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize(FIRST_SCREEN);
}
