import type { Browser, CDPSession } from '@playwright/test';
import { HIGH_LATENCY, markWhenVisible, SLOW_PHONE, type Visit, visit, waitForMark } from './profile';

interface Request {
  readonly url: string;
  readonly start: number;
  end: number;
  bytes: number;
}

/** One load of one page. */
export interface Load {
  /** Milliseconds from navigation until the content is shown. */
  readonly content: number;
  /** Milliseconds until the shell was painted. */
  readonly shell: number;
  /** Transferred bytes until the content is shown: all resources, and scripts alone. */
  readonly bytes: number;
  readonly scripts: number;
  readonly requests: number;
}

/** Records the requests of a page, by id. */
export function recordRequests(session: CDPSession): Map<string, Request> {
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

async function loadUntilShown(
  { page, session }: Visit,
  url: string,
  selector: string,
): Promise<Pick<Load, 'content' | 'shell'>> {
  await page.addInitScript({ content: markWhenVisible(selector, 'content') });
  await page.goto(url, { waitUntil: 'commit' });
  const content = await waitForMark(session, 'content');
  return { content, shell: await waitForMark(session, 'first-contentful-paint') };
}

/** Measures a cold load of a URL. Default profile: the slow phone. */
export const measureLoad = (browser: Browser, url: string, selector: string, profile = SLOW_PHONE) =>
  visit(browser, profile, async (opened): Promise<Load> => {
    const requests = recordRequests(opened.session);
    const times = await loadUntilShown(opened, url, selector);
    const finished = [...requests.values()].filter((request) => request.end < Infinity);
    const totalBytes = (some: readonly Request[]) => some.reduce((total, { bytes }) => total + bytes, 0);
    return {
      ...times,
      bytes: totalBytes(finished),
      scripts: totalBytes(finished.filter(({ url: address }) => address.endsWith('.js'))),
      requests: finished.length,
    };
  });

/**
 * Measures requests in series. With a latency that dwarfs everything else, the time in whole round trips is
 * the number of requests in series. The first takes longer, because it also opens the connection.
 * @returns how many there are, with the document, until the shell is painted and until the selector's element is shown.
 */
export const measureDepth = (browser: Browser, url: string, selector: string) =>
  visit(browser, HIGH_LATENCY, async (opened) => {
    const { content, shell } = await loadUntilShown(opened, url, selector);
    const first = await opened.page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return navigation instanceof PerformanceNavigationTiming ? navigation.responseEnd : Number.NaN;
    });
    const roundTrips = (time: number) =>
      1 + Math.floor((time - first) / (HIGH_LATENCY.network?.latency ?? 1));
    return { shell: roundTrips(shell), content: roundTrips(content) };
  });
