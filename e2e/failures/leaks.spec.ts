/** Going to and fro between all remotes for hours must not fill the memory. */
import type { CDPSession, Page } from '@playwright/test';
import { test as base, expect } from '../support/fixtures';
import { Envelopes } from './support/envelopes';
import { reporterStarted } from './support/reporting';

const test = base.extend<Readonly<Record<never, never>>, Readonly<Record<never, never>>>({
  // What the engine compiles is its own, and it compiles for a thousand pages, each function the better
  // the oftener it runs. Here it compiles each function once, when it first runs.
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--js-flags=--always-sparkplug,--no-maglev,--no-turbofan'],
      }),
    { scope: 'worker' },
  ],
});

// What Playwright records of a page it keeps in the page.
test.use({ trace: 'off' });

/** Pages of all remotes and of the host, walked through over and over; neighbors have other headings. */
const WAY = [
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

/** How long the recorder looks back for an error's sake, in milliseconds; see the README of `@portal/observability`. */
const RECORDED = 60_000;

/**
 * A clock that can be put forward, and chance that has only an error's last minute recorded. Playwright's own
 * clock would stand in for the timers and frames too, and keep its books in the page whose memory is measured.
 */
const prepare = (page: Page) =>
  page.addInitScript(() => {
    const now = Date.now;
    Object.assign(window, { later: 0 });
    Date.now = () => now() + Number(Reflect.get(window, 'later'));
    Math.random = () => 0.11;
  });

/** Goes on by the history, as the router's own links do, and waits until each page has its heading. */
const walk = (page: Page, from: number, to: number) =>
  page.evaluate(
    async ([way, first, last]) => {
      const heading = () => document.querySelector('main h1')?.textContent;
      /** The address has a heading, and it is not that of the page before, which stays until the next is there. */
      const headed = (address: string, left: string | null | undefined) =>
        new Promise<void>((resolve, reject) => {
          // No wait: it names the address where a heading never comes.
          const late = setTimeout(() => reject(new Error(`${address} has no heading`)), 20_000);
          const look = () => {
            const shown = heading();
            if (!shown || shown === left) return void requestAnimationFrame(look);
            clearTimeout(late);
            resolve();
          };
          requestAnimationFrame(look);
        });
      for (let count = first; count < last; count += 1) {
        const address = way[count % way.length] ?? '/start';
        const left = heading();
        window.history.pushState(null, '', address);
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
        await headed(address, left);
      }
    },
    [WAY, from, to] as const,
  );

interface Held {
  readonly bytes: number;
  /** Of all documents, shown or not. */
  readonly nodes: number;
}

/** What the page holds after everything that nobody holds has been collected. */
async function heldBy(session: CDPSession): Promise<Held> {
  // What finalizers let go is collected the second time.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes };
}

/** What it holds when it has come to rest: nothing that began with the last page is still going on. */
async function heldAtRest(session: CDPSession): Promise<Held> {
  let held = await heldBy(session);
  const change = async () => {
    const before = held;
    held = await heldBy(session);
    return Math.abs(held.bytes / before.bytes - 1) + Math.abs(held.nodes - before.nodes);
  };
  await expect.poll(change, { intervals: [1000] }).toBeLessThan(0.001);
  return held;
}

test('500 navigations across all remotes leak nothing, with everything that reports', async ({
  page,
  visitor,
}) => {
  test.setTimeout(300_000);
  const envelopes = new Envelopes(page);
  await prepare(page);
  await visitor.signInAs('partner');
  await visitor.open('/start');
  await expect(visitor.title).toHaveText(/^Welcome back/);
  await reporterStarted(envelopes);
  const session = await page.context().newCDPSession(page);

  /** Walks, and takes the last step a minute later: with it the recorder forgets all others. */
  const walkAndForget = async (from: number, to: number) => {
    await walk(page, from, to - 1);
    await page.evaluate((passed) => {
      Object.assign(window, { later: Number(Reflect.get(window, 'later')) + passed });
    }, RECORDED + 1);
    await walk(page, to - 1, to);
  };

  await walkAndForget(0, 50);
  const early = await heldAtRest(session);
  await walkAndForget(50, 500);
  const late = await heldAtRest(session);
  const seen = `after 50: ${JSON.stringify(early)}, after 500: ${JSON.stringify(late)}`;
  expect(late.bytes / early.bytes, seen).toBeLessThan(1.1);
  // The page that was left last may still be there, or not.
  expect(late.nodes / early.nodes, seen).toBeLessThan(2);
});
