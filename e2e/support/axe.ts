import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export interface AxeScope {
  /** Rules to check; default: all of WCAG 2.2 A and AA, and the best practices. */
  readonly rules?: readonly string[];
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Serious and critical axeViolations, one line each: the rule, where, and what is wrong. */
export async function axeViolations(page: Page, { rules }: AxeScope = {}): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page })
    // Frames show external pages. Without them everything can run in the page itself: the other mode opens a
    // page of its own for each analysis.
    .exclude('iframe')
    .setLegacyMode()
    // What passes is not described in detail.
    .options({ resultTypes: ['violations'] });
  const { violations } = await (rules === undefined
    ? axe.withTags(TAGS)
    : axe.withRules([...rules])
  ).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
}

/** What depends on the color scheme. */
export const COLOR_RULES: AxeScope = { rules: ['color-contrast', 'link-in-text-block'] };

/** Changes the system's color scheme and waits until the page has followed. */
export async function emulateDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-theme=dark]').waitFor();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** How far a page can be scrolled sideways, in pixels. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
