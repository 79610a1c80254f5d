import type { Browser, CDPSession } from '@playwright/test';
import { HIGH_LATENCY, markWhenVisible, SLOW_PHONE, visit, waitForMark } from './profile';

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
}

function recordRequests(session: CDPSession): Map<string, Request> {
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

/** Loads an address with an empty cache, on the slow phone where nothing else is said. */
export async function measureLoad(
  browser: Browser,
  url: string,
  selector: string,
  profile = SLOW_PHONE,
): Promise<Load> {
  const { page, session, end } = await visit(browser, profile);
  const requests = recordRequests(session);
  await page.addInitScript({ content: markWhenVisible(selector, 'content') });
  await page.goto(url, { waitUntil: 'commit' });
  const content = await waitForMark(page, 'content');
  const shell = await waitForMark(page, 'first-contentful-paint');
  const finished = [...requests.values()].filter((request) => request.end < Infinity);
  await end();
  const totalBytes = (some: readonly Request[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  return {
    content,
    shell,
    bytes: totalBytes(finished),
    scripts: totalBytes(finished.filter(({ url: address }) => address.endsWith('.js'))),
    requests: finished.length,
  };
}

/** How many requests wait for one another, the document's own among them. */
export interface Depth {
  readonly shell: number;
  /** Until the code of the page has come, and its data with it. */
  readonly content: number;
}

/**
 * Loads an address from so far away that all else is short beside a round trip: whole round trips are
 * then the requests in series. The first takes more, for the connection is made with it.
 */
export async function measureDepth(browser: Browser, url: string, selector: string): Promise<Depth> {
  const { page, end } = await visit(browser, HIGH_LATENCY);
  await page.addInitScript({ content: markWhenVisible(selector, 'content') });
  await page.goto(url, { waitUntil: 'commit' });
  const content = await waitForMark(page, 'content');
  const shell = await waitForMark(page, 'first-contentful-paint');
  const first = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return navigation?.responseEnd ?? Number.NaN;
  });
  await end();
  const roundTrips = (time: number) => 1 + Math.floor((time - first) / (HIGH_LATENCY.network?.latency ?? 1));
  return { shell: roundTrips(shell), content: roundTrips(content) };
}
