/** `npm run bench`: measures the portal's load and build times and compares them with the targets. */
import { appendFile, readFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { portalHome } from '@portal/build/workspace';
import { type BenchRun, lineOf, parseRuns } from '@portal/workbench/src/bench-record';
import type { BenchPart } from '@portal/workbench/src/command-line/parts';
import { BROWSER_ARGUMENTS } from '../support/browser-arguments';
import { type BenchContext, startBenchPortal } from './bench-context';
import { buildMonolith } from './build-monolith';
import { builds } from './builds';
import { composition } from './composition';
import { type Figure, figureTable } from './figures';
import { innerLoop } from './inner-loop';
import { lighthouseScores } from './lighthouse';
import { benchmarkIndex } from './lighthouse-audit';
import { longLists } from './lists';
import { loading } from './loading';
import { longTasks } from './long-tasks';
import { secondNavigation } from './navigation';
import { nginxLoad } from './nginx-load';
import { launchFirst, yieldToBrowsers } from './priority';
import { registrySize } from './registry-size';
import { renderedPages } from './rendered-pages';
import { rendering } from './rendering';
import { verification } from './verify';
import { otherVisitors } from './visitors';

const RUNS = Number(process.env.BENCH_RUNS ?? 7);

/** The record of runs, which is part of the repository: machines and hours differ. */
const RECORD = join(import.meta.dirname, 'runs.jsonl');

/** The function that measures each part. */
const PARTS: Readonly<Record<BenchPart, (context: BenchContext) => Promise<Figure[]>>> = {
  loading,
  pages: renderedPages,
  visitors: otherVisitors,
  lighthouse: lighthouseScores,
  tasks: longTasks,
  navigation: secondNavigation,
  registry: registrySize,
  composition,
  rendering,
  lists: longLists,
  verify: verification,
  nginx: nginxLoad,
  builds,
  'inner-loop': innerLoop,
};

function describeEnvironment(browserVersion: string, index: number): string {
  const [cpu] = cpus();
  return [
    `${RUNS} runs each, medians (range); cold cache, HTTP/2, brotli, 150 ms, 1.6 Mbit/s, processor slowed 4 times unless stated otherwise.`,
    `${new Date().toISOString().slice(0, 10)}: ${cpus().length} × ${cpu?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, Chromium ${browserVersion}, benchmark index ${Math.round(index)}.`,
  ].join('\n');
}

/** What the record has of a run. A figure without a target is there to compare with. */
const runOf = (figures: readonly Figure[], index: number): BenchRun => ({
  at: new Date().toISOString(),
  index: Math.round(index),
  held: Object.fromEntries(figures.filter(({ target }) => target !== '').map(({ what, met }) => [what, met])),
});

/** Runs the bench, or some of its parts, and prints its tables. */
export async function bench(chromiumPath: string, parts: readonly BenchPart[]): Promise<void> {
  yieldToBrowsers();
  const recorded = parseRuns(await readFile(RECORD, 'utf8'));
  const site = join(portalHome, 'site');
  const portals = {
    federated: await startBenchPortal(site),
    unrendered: await startBenchPortal(site, 'none'),
    bundle: await startBenchPortal(await buildMonolith(portalHome), 'none'),
  };
  const browser = await launchFirst(() =>
    chromium.launch({ executablePath: chromiumPath, args: BROWSER_ARGUMENTS }),
  );
  try {
    const index = await benchmarkIndex(chromiumPath, portals.federated.origin);
    const context = { ...portals, browser, chromium: chromiumPath, runs: RUNS };
    const figures: Figure[] = [];
    for (const name of parts) {
      console.log(`${name} …`);
      const measured = await PARTS[name](context);
      console.log(`\n${figureTable(measured)}\n`);
      figures.push(...measured);
    }
    if (process.env.BENCH_RECORD) {
      const run = runOf(figures, index);
      recorded.push(run);
      await appendFile(RECORD, lineOf(run));
    }
    console.log(`\n${figureTable(figures, recorded)}\n\n${describeEnvironment(browser.version(), index)}`);
  } finally {
    await browser.close();
    await Promise.all(Object.values(portals).map((portal) => portal.stop()));
  }
}
