import type { Page } from '@playwright/test';

/** Waits until nothing on a page fades or moves, but what does so for long, such as a skeleton. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) => {
        // An element that inherits a color starts when its parent has ended, so one end is not the end of all.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const isStill = ({ playState, effect }: Animation) =>
              playState !== 'running' || Number(effect?.getComputedTiming().endTime) > 2_000;
            resolve(document.getAnimations().every(isStill));
          }),
        );
      }),
  );
}
