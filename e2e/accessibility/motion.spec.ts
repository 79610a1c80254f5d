import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

// A skeleton.
test.use({ renderedPages: 'none' });

/**
 * Number of running animations that a user can see. With reduced motion, the theme shortens animations to
 * 1 ms instead of removing them, so animations of at most 50 ms are not counted.
 */
const runningAnimations = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter((animation) => {
        const duration = Number(animation.effect?.getComputedTiming().duration);
        return animation.playState === 'running' && duration > 50;
      }).length,
  );

for (const [reducedMotion, isAnimated] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`a loading page ${isAnimated ? 'is animated' : 'is not animated'} with prefers-reduced-motion: ${reducedMotion}`, async ({
    page,
    visitor,
    services,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await services.injectFault({ call: 'content', kind: 'hang' });
    await visitor.open('/cae/eda/downloads/latest');
    await expect(visitor.main.locator('[aria-busy=true]').first()).toBeVisible();
    await expect(visitor.sidebar).toBeVisible();
    if (isAnimated) await expect.poll(() => runningAnimations(page)).toBeGreaterThan(0);
    else await expect.poll(() => runningAnimations(page)).toBe(0);
  });
}
