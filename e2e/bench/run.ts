/** `npm run bench`: measures the portal's load and build times and compares them with the targets. */
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { portalHome } from '@portal/federation/workspace';
import type { BenchPart } from '@portal/workbench/src/bench-parts';
import { BROWSER_ARGUMENTS } from '../support/browser-arguments';
import { startPortal } from '../support/server';
import { Services } from '../support/services';
import type { BenchContext } from './bench-context';
import { buildMonolith } from './build-monolith';
import { builds } from './builds';
import { type Figure, figureTable } from './figures';
import { startHttp2Proxy } from './http2-proxy';
import { lighthouseScores } from './lighthouse';
import { longLists } from './lists';
import { loading } from './loading';
import { longTasks } from './long-tasks';
import { secondNavigation } from './navigation';
import { nginxLoad } from './nginx-load';
import { registrySize } from './registry-size';
import { rendering } from './rendering';
import { verification } from './verify';

const RUNS = Number(process.env.BENCH_RUNS ?? 7);

/** The function that measures each part. */
const PARTS: Readonly<Record<BenchPart, (context: BenchContext) => Promise<Figure[]>>> = {
  loading,
  lighthouse: lighthouseScores,
  tasks: longTasks,
  navigation: secondNavigation,
  registry: registrySize,
  rendering,
  lists: longLists,
  verify: verification,
  nginx: nginxLoad,
  builds,
};

function describeEnvironment(browserVersion: string): string {
  const [cpu] = cpus();
  return [
    `${RUNS} runs each, medians (range); cold cache, HTTP/2, brotli, 150 ms, 1.6 Mbit/s, processor slowed 4 times unless stated otherwise.`,
    `${new Date().toISOString().slice(0, 10)}: ${cpus().length} × ${cpu?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, Chromium ${browserVersion}.`,
  ].join('\n');
}

/** Runs the bench, or some of its parts, and prints its tables. */
export async function bench(chromiumPath: string, parts: readonly BenchPart[]): Promise<void> {
  const sites = [join(portalHome, 'site'), await buildMonolith(portalHome)];
  const portals = await Promise.all(sites.map((site) => startPortal(site)));
  const proxies = await Promise.all(portals.map(({ origin }) => startHttp2Proxy(origin)));
  const [federatedOrigin = '', bundleOrigin = ''] = proxies.map(({ origin }) => origin);
  const services = new Services(portals[0]?.origin ?? '');
  const browser = await chromium.launch({ executablePath: chromiumPath, args: BROWSER_ARGUMENTS });
  try {
    // `localhost`, as the proxies use: cookies are shared between ports of one host.
    const directOrigin = services.origin.replace('127.0.0.1', 'localhost');
    const context = {
      directOrigin,
      browser,
      chromium: chromiumPath,
      federatedOrigin,
      bundleOrigin,
      services,
      runs: RUNS,
    };
    const figures: Figure[] = [];
    for (const name of parts) {
      console.log(`${name} …`);
      const measured = await PARTS[name](context);
      console.log(`\n${figureTable(measured)}\n`);
      figures.push(...measured);
    }
    console.log(`\n${figureTable(figures)}\n\n${describeEnvironment(browser.version())}`);
  } finally {
    await browser.close();
    for (const proxy of proxies) proxy.close();
    await Promise.all(portals.map((portal) => portal.stop()));
  }
}
