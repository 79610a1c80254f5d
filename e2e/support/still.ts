import type { Page } from '@playwright/test';

/** Waits until nothing on a page fades or moves, but what does so for long, such as a skeleton. */
export const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isStill = ({ playState, effect }: Animation) =>
      playState !== 'running' || Number(effect?.getComputedTiming().endTime) > 2_000;
    // An element that inherits a color starts when its parent has ended, so one end is not the end of all.
    for (let frames = 0; frames < 3; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      frames = document.getAnimations().every(isStill) ? frames + 1 : 0;
    }
  });
