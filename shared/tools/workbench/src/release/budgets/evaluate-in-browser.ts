import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RemoteRelease } from '@portal/contract';
import type { ReleaseStore } from '@portal/releases';
import { bundleInPage, type Evaluated, type Evaluation, type evaluateRemote } from '@portal/releases/budgets';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../test/chromium';

/** Serves the files of a store, an empty page, and one script, on a free port of this machine. */
async function serveRelease(store: ReleaseStore, script: string) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const send = (type: string, body: string | Uint8Array) =>
      response.writeHead(200, { 'content-type': type }).end(body);
    if (pathname === '/') return send('text/html', '<!doctype html><script src="/evaluate.js"></script>');
    if (pathname === '/evaluate.js') return send('text/javascript', script);
    const stored = await store.read(pathname.slice(1)).catch(() => null);
    return stored === null ? response.writeHead(404).end() : send('text/javascript', stored.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** How much slower the processor is made, so that the figure says something about a visitor's phone. */
const SLOWDOWN = 4;
/** The lowest of at most so many runs counts: other programs on the machine only ever add to one. */
const MAX_RUNS = 3;

/** What a browser found out, or why it could not. */
export type InBrowser =
  | ({ readonly kind: 'measured' } & Evaluation)
  | { readonly kind: 'failed'; readonly reason: string };

/** Evaluates a release in a page of its own. */
async function evaluate(browser: Browser, origin: string, release: Evaluated): Promise<Evaluation> {
  const page = await browser.newPage();
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(origin);
    return await page.evaluate((evaluated) => {
      const scope = globalThis as unknown as { readonly evaluateRemote: typeof evaluateRemote };
      return scope.evaluateRemote(evaluated);
    }, release);
  } finally {
    await page.close();
  }
}

/** The run with the shortest tasks of several. The first one that is within the budget is enough. */
async function lowest(
  browser: Browser,
  store: ReleaseStore,
  release: Evaluated,
  budget: number,
): Promise<Evaluation> {
  const server = await serveRelease(store, await bundleInPage('evaluate'));
  try {
    const evaluated = { ...release, url: server.origin + release.url };
    let found = await evaluate(browser, server.origin, evaluated);
    for (let run = 1; run < MAX_RUNS && found.longTasks > budget; run += 1) {
      const next = await evaluate(browser, server.origin, evaluated);
      if (next.longTasks < found.longTasks) found = next;
    }
    return found;
  } finally {
    await server.stop();
  }
}

/**
 * Evaluates the scripts of a release in a page: for how long that blocks it (BUDGET-1), and what it changes on it
 * (ISOLATION-2 to ISOLATION-4).
 * @param budget for how long it may block the page, in milliseconds.
 */
export async function evaluateInBrowser(
  store: ReleaseStore,
  { url, extras }: RemoteRelease,
  budget: number,
): Promise<InBrowser> {
  const { global, requires } = extras.portal;
  let browser: Browser | undefined;
  try {
    browser = await launchBrowser();
    return { kind: 'measured', ...(await lowest(browser, store, { url, global, requires }, budget)) };
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { kind: 'failed', reason };
  } finally {
    await browser?.close();
  }
}
