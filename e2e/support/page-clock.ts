import { expect, type Page, type Request } from '@playwright/test';

/** The portal's delays: before an opened section has its content (UI-3), and before work that can wait. Unit: ms. */
const DELAY_MS = 500;

/** The clock of a page, for a walk that does not wait for the page's delays. */
export interface PageClock {
  /** Ends the delay before an opened section has its content. UI-3. */
  endDelay(): Promise<void>;
  /**
   * Resolves when a second of the page's time has passed without a request, and each before it has its response: what
   * comes when the page is idle is there then. The time passes only while nothing is on its way, so no time limit ends.
   */
  untilQuiet(): Promise<void>;
}

/** Takes over the clock of a page. Its time passes as before, except where it is advanced. Call it before the page is opened. */
export async function installClock(page: Page): Promise<PageClock> {
  const underWay = new Set<Request>();
  let count = 0;
  page.on('request', (request) => {
    count += 1;
    underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  page.on('framenavigated', (frame) => {
    // No event tells how the requests of the document before have ended.
    const ofFrame = [...underWay].filter((request) => request.frame() === frame);
    const navigation = ofFrame.findLast((request) => request.isNavigationRequest());
    if (navigation === undefined) return;
    for (const request of ofFrame) if (request !== navigation) underWay.delete(request);
  });
  await page.clock.install();
  return {
    endDelay: () => page.clock.fastForward(DELAY_MS),
    async untilQuiet() {
      for (let quiet = 0; quiet < 2; ) {
        const before = count;
        await expect
          .poll(() => [...underWay].map((request) => request.url()), { intervals: [10] })
          .toEqual([]);
        await page.clock.runFor(DELAY_MS);
        quiet = count === before ? quiet + 1 : 0;
      }
    },
  };
}
