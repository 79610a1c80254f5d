import { setTimeout } from 'node:timers/promises';
import type { RemoteRelease } from '@portal/contract';
import { ReleaseError, type ReleaseStore } from '@portal/releases';
import { bundleInPage, type Evaluated, type Evaluation, type evaluateRemote } from '@portal/releases/budgets';
import type { Browser, Route } from 'playwright-core';
import { messageOf } from '../../command-line/failure';
import { launchBrowser } from '../../test/chromium';

/** Origin of the page in which a release is evaluated. Nothing listens there: its requests are responded to from a store. */
const ORIGIN = 'http://release.localhost';

/** How much slower the processor is made, so that the figure says something about a visitor's phone. */
const SLOWDOWN = 4;
/** The lowest of at most so many runs counts: other programs on the machine only ever add to one. */
const MAX_RUNS = 3;

/** How long a release may take to load all of its code on the slowed processor. Unit: milliseconds. */
const LIMIT_MS = 60_000;

/** What a browser found out, or why there is none that could. */
export type InBrowser = Evaluation | { readonly kind: 'failed'; readonly reason: string };

/** What a page gets for a request: an empty document at its root, else a file of the store. */
async function respond(route: Route, store: ReleaseStore): Promise<void> {
  const path = new URL(route.request().url()).pathname.slice(1);
  if (path === '') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
  const stored = await store.read(path).catch(() => null);
  if (stored === null) return route.fulfill({ status: 404 });
  return route.fulfill({ contentType: 'text/javascript', body: Buffer.from(stored.bytes) });
}

/** What an evaluation needs. */
interface Trial {
  readonly browser: Browser;
  readonly store: ReleaseStore;
  /** Defines `evaluateRemote`. */
  readonly script: string;
  readonly release: Evaluated;
  /** In milliseconds. */
  readonly limit: number;
}

/** Evaluates a release in a page of its own. Code that waits or loops for ever is broken. */
async function evaluate({ browser, store, script, release, limit }: Trial): Promise<Evaluation> {
  const page = await browser.newPage();
  const stop = new AbortController();
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.route(`${ORIGIN}/**`, (route) => respond(route, store));
    await page.goto(ORIGIN);
    await page.evaluate(script);
    const evaluation = page.evaluate((evaluated) => {
      const scope = globalThis as unknown as { readonly evaluateRemote: typeof evaluateRemote };
      return scope.evaluateRemote(evaluated);
    }, release);
    const reason = `it has not loaded after ${limit / 1000} seconds`;
    const late = setTimeout(limit, { kind: 'broken', reason } as const, { signal: stop.signal });
    return await Promise.race([evaluation, late]);
  } finally {
    stop.abort();
    await page.close();
  }
}

/**
 * Evaluates the scripts of a release in a page: for how long that blocks it (BUDGET-1), and what it changes on it
 * (ISOLATION-2 to ISOLATION-4). The code reaches its own files only (BUDGET-4).
 * @param budget for how long it may block the page, in milliseconds.
 * @param limit how long its code may take to load, in milliseconds. Default: a minute.
 * @throws {ReleaseError} if the user ends it with Ctrl+C.
 */
export async function evaluateInBrowser(
  store: ReleaseStore,
  { url, extras }: RemoteRelease,
  budget: number,
  limit = LIMIT_MS,
): Promise<InBrowser> {
  const { global, requires } = extras.portal;
  let browser: Browser | undefined;
  // Ctrl+C ends the browser, too, which says nothing about the release.
  let isInterrupted = false;
  const onInterrupt = () => {
    isInterrupted = true;
  };
  process.once('SIGINT', onInterrupt);
  try {
    browser = await launchBrowser({ network: false });
    const release = { url: ORIGIN + url, global, requires };
    const trial = { browser, store, script: await bundleInPage('evaluate'), release, limit };
    let lowest = await evaluate(trial);
    // The first run that is within the budget is enough.
    for (let run = 1; run < MAX_RUNS; run += 1) {
      if (lowest.kind === 'broken' || lowest.longTasks <= budget) break;
      const next = await evaluate(trial);
      if (next.kind === 'broken' || next.longTasks < lowest.longTasks) lowest = next;
    }
    return lowest;
  } catch (error) {
    if (isInterrupted) throw new ReleaseError('Interrupted: nothing was changed.', { cause: error });
    const [reason = ''] = messageOf(error).split('\n');
    return { kind: 'failed', reason };
  } finally {
    process.off('SIGINT', onInterrupt);
    await browser?.close();
  }
}
