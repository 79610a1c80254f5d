import { createServer } from 'node:http';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { listen } from '@portal/build/testing/servers';

const OTHER_PAGE = '<!doctype html><title>Another site</title><p>Another site';

/** Starts a server with one page. It does not keep the process alive. */
async function startOtherSite(): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(OTHER_PAGE);
  });
  server.unref();
  // The portals are at localhost and 127.0.0.1; browsers resolve every name below localhost to this machine.
  return `http://other-site.localhost:${await listen(server)}/`;
}

/** The address of a page on another site than the portals', from which visitors come. */
let otherSite: Promise<string> | undefined;

/** A visitor's connection and processor. */
export interface Profile {
  /** Round-trip time in milliseconds, and bandwidth. Default: not throttled. */
  readonly network?: { readonly latency: number; readonly bytesPerSecond: number };
  /** Processor slowdown factor; 1 is not throttled. */
  readonly slowdown: number;
}

/** A slow phone: 150 ms round trip, 1.6 Mbit/s, a processor four times slower. */
export const SLOW_PHONE: Profile = {
  network: { latency: 150, bytesPerSecond: 1_600_000 / 8 },
  slowdown: 4,
};

/** A visitor far away: 300 ms round trip, 400 kbit/s, a processor of a desktop. */
export const FAR_AWAY: Profile = { network: { latency: 300, bytesPerSecond: 400_000 / 8 }, slowdown: 1 };

/** A fast line, and a processor six times slower. */
export const FAST_LINE: Profile = { network: { latency: 20, bytesPerSecond: 50_000_000 / 8 }, slowdown: 6 };

/** The same processor without network throttling: measures rendering alone. */
export const SLOW_PROCESSOR: Profile = { slowdown: 4 };

/** High latency and high bandwidth: the load time shows how many requests run in series. */
export const HIGH_LATENCY: Profile = { network: { latency: 600, bytesPerSecond: 1e9 }, slowdown: 1 };

export interface Visit {
  readonly page: Page;
  readonly session: CDPSession;
}

/**
 * Opens a page of a context with a visitor's connection and processor. It shows a page of another site: what is visited
 * next changes the process, as for a visitor who follows a link.
 */
export async function openPage(context: BrowserContext, { network, slowdown }: Profile): Promise<Visit> {
  const page = await context.newPage();
  otherSite ??= startOtherSite();
  await page.goto(await otherSite);
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
  return { page, session };
}

/** Measures in a context with an empty cache and a phone's viewport. */
export async function visit<Result>(
  browser: Browser,
  profile: Profile,
  measure: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const viewport = { width: 412, height: 823 };
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport });
  try {
    return await measure(await openPage(context, profile));
  } finally {
    await context.close();
  }
}

/**
 * A script that sets a performance mark when an element that matches a selector is first visible. It is a
 * string, because a compiled function may call helpers that the page does not have.
 */
export const markWhenVisible = (selector: string, mark: string): string => `(function check() {
  const found = document.querySelector(${JSON.stringify(selector)});
  if (found !== null && found.getClientRects().length > 0) performance.mark(${JSON.stringify(mark)});
  else requestAnimationFrame(check);
})();`;

/** Bounds the wait for a mark. */
const MARK_TIMEOUT_MS = 60_000;

/**
 * Waits for a mark or a paint. It asks by the browser's protocol: `page.waitForFunction` would first compile a script of
 * its own in the page, which takes a slowed processor up to 200 ms of what is measured.
 * @returns its time, in milliseconds since the navigation.
 */
export async function waitForMark(session: CDPSession, mark: string): Promise<number> {
  const name = JSON.stringify(mark);
  const expression = `new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('No mark ' + ${name})), ${MARK_TIMEOUT_MS});
    const observer = new PerformanceObserver((list) => {
      const [entry] = list.getEntriesByName(${name});
      if (entry) resolve(entry.startTime);
    });
    for (const type of ['mark', 'paint']) observer.observe({ type, buffered: true });
  })`;
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (typeof result.value !== 'number')
    throw new Error(`Waiting for the mark ${mark}: ${exceptionDetails?.exception?.description ?? 'failed'}`);
  return result.value;
}
