import type { Browser, CDPSession, Page } from '@playwright/test';

/** The connection and the processor of a visitor. */
export interface Profile {
  /** Milliseconds of a round trip, and bytes a second; absent: as fast as this machine. */
  readonly network?: { readonly latency: number; readonly bytesPerSecond: number };
  /** How many times slower than this machine. */
  readonly slowdown: number;
}

/** A slow phone: 150 ms round trip, 1.6 Mbit/s, a processor four times slower. */
export const SLOW_PHONE: Profile = {
  network: { latency: 150, bytesPerSecond: 1_600_000 / 8 },
  slowdown: 4,
};

/** The same processor with everything near: what rendering alone costs. */
export const SLOW_PROCESSOR: Profile = { slowdown: 4 };

/** Far away, and otherwise fast: time tells how many requests wait for one another. */
export const HIGH_LATENCY: Profile = { network: { latency: 600, bytesPerSecond: 1e9 }, slowdown: 1 };

export interface Visit {
  readonly page: Page;
  readonly session: CDPSession;
  end(): Promise<void>;
}

/** A new visitor with nothing in the cache, on a phone's screen. */
export async function visit(browser: Browser, { network, slowdown }: Profile): Promise<Visit> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 412, height: 823 },
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (network !== undefined)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.bytesPerSecond,
      uploadThroughput: network.bytesPerSecond,
    });
  if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session, end: () => context.close() };
}

/**
 * A script that marks in the page's own clock when something that matches a selector is first seen. As
 * text, for a compiled function may call helpers that the page does not have.
 */
export const markWhenVisible = (selector: string, mark: string): string => `(function look() {
  const found = document.querySelector(${JSON.stringify(selector)});
  if (found !== null && found.getClientRects().length > 0) performance.mark(${JSON.stringify(mark)});
  else requestAnimationFrame(look);
})();`;

/** When a mark was set, in milliseconds since the navigation. Waits for it. */
export async function waitForMark(page: Page, mark: string): Promise<number> {
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark, {
    timeout: 60_000,
  });
  return page.evaluate((name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN, mark);
}
