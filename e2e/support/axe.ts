import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    /** What `axe.min.js` defines in a page. */
    readonly axe?: typeof axe;
  }
}

export interface AxeScope {
  /** Rules to check; default: all of WCAG 2.2 A and AA, and the best practices. */
  readonly rules?: readonly string[];
  /** Rules of these not to check. Default: none. */
  readonly without?: readonly string[];
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits until nothing on a page fades or moves, but what does so for long, such as a skeleton. */
const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isStill = ({ playState, effect }: Animation) =>
      playState !== 'running' || Number(effect?.getComputedTiming().endTime) > 2_000;
    // An element that inherits a color starts when its parent has ended, so one end is not the end of all.
    for (let frames = 0; frames < 3; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      frames = document.getAnimations().every(isStill) ? frames + 1 : 0;
    }
  });

/** Serious and critical violations, one line each: the rule, the element, and what is wrong. */
export async function axeViolations(
  page: Page,
  { rules, without = [] }: AxeScope = {},
): Promise<readonly string[]> {
  // A document has axe since its first analysis.
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(await source);
  // It would measure the colors of the moment.
  await untilStill(page);
  const options: axe.RunOptions = {
    runOnly: rules === undefined ? { type: 'tag', values: TAGS } : { type: 'rule', values: [...rules] },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    // Details of passed rules are omitted.
    resultTypes: ['violations'],
  };
  return page.evaluate(async (scope) => {
    if (window.axe === undefined) throw new Error('The page has no axe');
    // The header lies on what is scrolled below it.
    const scrolled = window.scrollY;
    window.scrollTo({ top: 0, behavior: 'instant' });
    // Frames show external pages.
    const { violations } = await window.axe.run({ exclude: ['iframe'] }, scope);
    window.scrollTo({ top: scrolled, behavior: 'instant' });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
      );
  }, options);
}

/** The rules that depend on the color scheme. */
export const COLOR_RULES = { rules: ['color-contrast', 'link-in-text-block'] } satisfies AxeScope;

/** All but the rules that pages of one layout pass or fail together. They take half the time. */
export const CONTENT_RULES: AxeScope = { without: [...COLOR_RULES.rules, 'target-size'] };

/** Emulates a dark system and waits until the page shows its dark theme. */
export async function emulateDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-theme=dark]').waitFor();
}

/** Checks a page as it is shown, then its colors in the dark theme, which it keeps. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeViolations(page), 'light').toEqual([]);
  await emulateDark(page);
  expect(await axeViolations(page, COLOR_RULES), 'dark').toEqual([]);
}

/** How far a page can be scrolled horizontally, in pixels. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
