/** `npm run bench`: the federated portal beside the same source as one bundle, cold, on a slow phone. */
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { workspaceRoot } from '@portal/federation';
import { startPortal } from '../support/server';
import { buildMonolith } from './build-monolith';
import { http2Proxy } from './http2-proxy';
import { type Load, load } from './measure';
import { table } from './table';

const RUNS = Number(process.env.BENCH_RUNS ?? 7);

/** A page, and what stands on it when its content is there. */
const PAGES = [
  { name: 'landing page: first content', path: '/start', selector: 'main h2' },
  { name: 'landing page: panel (a slot)', path: '/start', selector: 'main a[href*="/signup"]' },
  {
    name: 'CAE download page',
    path: '/cae/cee_env_desktop/downloads/latest',
    selector: 'main button[aria-expanded]',
  },
  {
    name: 'Communicator download page',
    path: '/hoops/communicator/downloads/latest',
    selector: 'main button[aria-expanded]',
  },
] as const;

interface Variant {
  readonly name: string;
  readonly origin: string;
}

async function measure(browser: Browser, variants: readonly Variant[]): Promise<Map<string, Load[]>> {
  const loads = new Map<string, Load[]>();
  for (const page of PAGES)
    for (let run = 0; run < RUNS; run += 1)
      // Alternating, so that a machine that gets slower does so for both.
      for (const variant of run % 2 === 0 ? variants : variants.toReversed()) {
        const key = `${page.name}|${variant.name}`;
        loads.set(key, [
          ...(loads.get(key) ?? []),
          await load(browser, variant.origin + page.path, page.selector),
        ]);
      }
  return loads;
}

/** Runs the bench and prints its table. */
export async function bench(chromiumPath: string): Promise<void> {
  const home = join(workspaceRoot, '.portal');
  const monolith = await buildMonolith(home);
  const portals = await Promise.all([startPortal(join(home, 'site')), startPortal(monolith)]);
  const proxies = await Promise.all(portals.map(({ origin }) => http2Proxy(origin)));
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    const variants = ['federated', 'one bundle'].map((name, index) => ({
      name,
      origin: proxies[index]?.origin ?? '',
    }));
    const loads = await measure(browser, variants);
    console.log(
      `\n${table(
        PAGES.map(({ name }) => name),
        loads,
      )}`,
    );
    const [cpu] = cpus();
    console.log(
      `\n${RUNS} alternating runs each, medians; cold cache, HTTP/2, brotli, 150 ms, 1.6 Mbit/s, processor slowed 4 times.`,
      `\n${new Date().toISOString().slice(0, 10)}: ${cpus().length} × ${cpu?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, Chromium ${browser.version()}.`,
    );
  } finally {
    await browser.close();
    for (const proxy of proxies) proxy.close();
    await Promise.all(portals.map((portal) => portal.stop()));
  }
}
