import type { Browser, CDPSession, Page } from '@playwright/test';

/** A slow phone: 150 ms round trip, 1.6 Mbit/s, a processor four times slower. */
const PROFILE = { latency: 150, bytesPerSecond: 1_600_000 / 8, slowdown: 4 } as const;

interface Request {
  readonly url: string;
  readonly start: number;
  end: number;
  bytes: number;
}

/** One load of one page. */
export interface Load {
  /** Milliseconds from navigation until the content stands on the page. */
  readonly content: number;
  /** Milliseconds until the shell was painted. */
  readonly shell: number;
  /** Bytes over the wire until the content, all kinds and scripts alone. */
  readonly bytes: number;
  readonly scripts: number;
  readonly requests: number;
  /** Requests in series: the longest chain in which each began after the one before had ended. */
  readonly depth: number;
}

function record(session: CDPSession): Map<string, Request> {
  const requests = new Map<string, Request>();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('data:'))
      requests.set(requestId, { url: request.url, start: timestamp, end: Infinity, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request !== undefined) Object.assign(request, { end: timestamp, bytes: encodedDataLength });
  });
  return requests;
}

/** The longest chain of requests that waited for one another. */
function depthOf(requests: readonly Request[]): number {
  const sorted = [...requests].sort((first, second) => first.start - second.start);
  const depths: number[] = [];
  for (const [index, request] of sorted.entries()) {
    const before = sorted
      .slice(0, index)
      .map((other, at) => (other.end <= request.start ? (depths[at] ?? 0) : 0));
    depths.push(1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths);
}

/** Notes in the page when something matching a selector is first seen. */
async function watch(page: Page, selector: string): Promise<void> {
  // As text, for a compiled function may call helpers that the page does not have.
  await page.addInitScript({
    content: `(function look() {
      const found = document.querySelector(${JSON.stringify(selector)});
      if (found !== null && found.getClientRects().length > 0) performance.mark('content');
      else requestAnimationFrame(look);
    })();`,
  });
}

/** Loads an address with an empty cache on the slow profile. */
export async function load(browser: Browser, url: string, selector: string): Promise<Load> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 412, height: 823 },
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PROFILE.latency,
    downloadThroughput: PROFILE.bytesPerSecond,
    uploadThroughput: PROFILE.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROFILE.slowdown });
  const requests = record(session);
  await watch(page, selector);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('content').length > 0, undefined, {
    timeout: 60_000,
  });
  const times = await page.evaluate(() => ({
    content: performance.getEntriesByName('content')[0]?.startTime ?? Number.NaN,
    shell: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  const finished = [...requests.values()].filter(({ end }) => end < Infinity);
  await context.close();
  const sum = (some: readonly Request[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  return {
    ...times,
    bytes: sum(finished),
    scripts: sum(finished.filter(({ url: address }) => address.endsWith('.js'))),
    requests: finished.length,
    depth: depthOf(finished.filter(({ url: address }) => !address.endsWith('favicon.svg'))),
  };
}
