import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export interface AxeScope {
  /** Rules to check; default: all of WCAG 2.2 A and AA, and the best practices. */
  readonly rules?: readonly string[];
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Serious and critical violations, one line each: the rule, the element, and what is wrong. */
export async function axeViolations(page: Page, { rules }: AxeScope = {}): Promise<readonly string[]> {
  // A document has axe since its first analysis; reading its half a megabyte again would give the same.
  const hasAxe = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(hasAxe && { axeSource: ';' }) })
    // Frames show external pages, so they are excluded. Legacy mode then runs axe in the page itself; the
    // default mode opens another page for each analysis.
    .exclude('iframe')
    .setLegacyMode()
    // Omits details of passed rules.
    .options({ resultTypes: ['violations'] });
  // The header lies on what is scrolled below it.
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const { violations } = await (rules === undefined
    ? axe.withTags(TAGS)
    : axe.withRules([...rules])
  ).analyze();
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolled);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
}

/** The rules that depend on the color scheme. */
export const COLOR_RULES: AxeScope = { rules: ['color-contrast', 'link-in-text-block'] };

/** Emulates a dark system and waits until the page shows its dark theme, in full: colors have transitions. */
export async function emulateDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-theme=dark]').waitFor();
  // An element that inherits a color starts when its parent has ended, so one end is not the end of all.
  await page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            resolve(!document.getAnimations().some((animation) => animation instanceof CSSTransition)),
          ),
        );
      }),
  );
}

/** How far a page can be scrolled horizontally, in pixels. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
