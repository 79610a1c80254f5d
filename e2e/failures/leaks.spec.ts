/** Navigating between all remotes for hours must not leak memory. */
import type { CDPSession, Page } from '@playwright/test';
import { onChangedPages } from '../support/changed-pages';
import { test as base, expect } from '../support/fixtures';
import { Envelopes } from './support/envelopes';
import { recorderStarted, reporterStarted } from './support/reporting';

const test = base.extend<Readonly<Record<never, never>>, Readonly<Record<never, never>>>({
  // By default the engine recompiles functions as they run more often, over about a thousand pages, which grows
  // the heap. These flags compile each function once, when it first runs.
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--js-flags=--always-sparkplug,--no-maglev,--no-turbofan'],
      }),
    { scope: 'worker' },
  ],
});

// Playwright keeps its recordings in the page's memory.
test.use({ trace: 'off' });

/** Pages of all remotes and of the host. */
const PAGES = [
  '/hoops/exchange/downloads/latest',
  '/hoops/exchange/trial',
  '/cae/cee_env_desktop/downloads/latest',
  '/naming',
  '/toolkits/realdwg/downloads/latest',
  '/license_generator',
  '/platform-products/inventor_oem',
  '/hoops/exchange/downloads',
  '/cae/cee_env_desktop/downloads',
  '/start',
];

/** Visited in a loop. No page has the heading of the one before. */
const TOUR = [...new Set([...onChangedPages(PAGES, (page) => page), '/naming', '/start'])];
const FIRST = 5 * TOUR.length;
const ALL = 25 * TOUR.length;

/** How much of a visit the recorder keeps for an error, in milliseconds. See the README of `@portal/observability`. */
const RECORDING_MS = 60_000;

/**
 * Makes `Date.now` adjustable, and fixes `Math.random` so that recordings are sent only with errors.
 * Playwright's clock would replace timers and frames too, and use memory in the page that is measured.
 */
const prepare = (page: Page) =>
  page.addInitScript(() => {
    const now = Date.now;
    Object.assign(window, { clockOffset: 0 });
    Date.now = () => now() + Number(Reflect.get(window, 'clockOffset'));
    Math.random = () => 0.11;
  });

/** Navigates through the history API, as the router's links do, and waits for each page's heading. */
const navigate = (page: Page, from: number, to: number) =>
  page.evaluate(
    async ([tour, first, last]) => {
      const heading = () => document.querySelector('main h1')?.textContent;
      /** Waits for a heading other than the previous page's, which is shown until the next page is ready. */
      const headingOf = (address: string, previous: string | null | undefined) =>
        new Promise<void>((resolve, reject) => {
          // Not a wait: it names the page whose heading is never shown.
          const timer = setTimeout(() => reject(new Error(`${address} has no heading`)), 20_000);
          const check = () => {
            const shown = heading();
            if (!shown || shown === previous) return void requestAnimationFrame(check);
            clearTimeout(timer);
            resolve();
          };
          requestAnimationFrame(check);
        });
      for (let count = first; count < last; count += 1) {
        const address = tour[count % tour.length] ?? '/start';
        const previous = heading();
        window.history.pushState(null, '', address);
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
        await headingOf(address, previous);
      }
    },
    [TOUR, from, to] as const,
  );

interface MemoryUse {
  readonly bytes: number;
  /** Nodes of all documents, attached or not. */
  readonly nodes: number;
}

/** Measures the page's memory after garbage collection. */
async function measureMemory(session: CDPSession): Promise<MemoryUse> {
  // The second run collects what finalizers released.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes };
}

/** Measures the page's memory once it is stable: work that the last page started has finished. */
async function measureStableMemory(session: CDPSession): Promise<MemoryUse> {
  let memory = await measureMemory(session);
  const change = async () => {
    const before = memory;
    memory = await measureMemory(session);
    return Math.abs(memory.bytes / before.bytes - 1) + Math.abs(memory.nodes - before.nodes);
  };
  await expect.poll(change, { intervals: [1000] }).toBeLessThan(0.001);
  return memory;
}

test(`${ALL} navigations across all remotes leak no memory, with error reporting on`, {
  tag: '@whole-portal',
}, async ({ page, visitor }) => {
  test.setTimeout(300_000);
  const envelopes = new Envelopes(page);
  await prepare(page);
  await visitor.signInAs('partner');
  await visitor.open('/start');
  await expect(visitor.title).toHaveText(/^Welcome back/);
  await reporterStarted(envelopes);
  await recorderStarted(page);
  const session = await page.context().newCDPSession(page);

  /** Navigates, the last time a minute later, so that the recorder drops all earlier events. */
  const navigateAndExpire = async (from: number, to: number) => {
    await navigate(page, from, to - 1);
    await page.evaluate((passed) => {
      Object.assign(window, { clockOffset: Number(Reflect.get(window, 'clockOffset')) + passed });
    }, RECORDING_MS + 1);
    await navigate(page, to - 1, to);
  };

  await navigateAndExpire(0, FIRST);
  const before = await measureStableMemory(session);
  await navigateAndExpire(FIRST, ALL);
  const after = await measureStableMemory(session);
  const seen = `after ${FIRST}: ${JSON.stringify(before)}, after ${ALL}: ${JSON.stringify(after)}`;
  // About 6 kB for each page. A page that is kept weighs several times as much.
  expect(after.bytes / before.bytes, seen).toBeLessThan(1.08);
  // The previous page's nodes may or may not be collected yet.
  expect(after.nodes / before.nodes, seen).toBeLessThan(2);
});
