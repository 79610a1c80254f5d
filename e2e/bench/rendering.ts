import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { portalHome } from '@portal/build/workspace';
import { FolderStore } from '@portal/releases';
import { listPages, openRenderer, type Renderer } from '@portal/rendered-pages';
import type { BenchContext } from './bench-context';
import { type Figure, medianWithRange } from './figures';

/** Pages of a portal as large as the local one, without its versions. */
const PAGES = 60;
const MOST_MS = 5_000;
/** Pages of a large portal. `BENCH_PAGES`. Default: 12,000. */
const MANY = Number(process.env.BENCH_PAGES ?? 12_000);
/** Pages after which the memory is compared: by then everything is loaded and compiled. */
const WARM = MANY / 4;
/** How much more memory the process may use at its end, relative to then. */
const MOST_GROWTH = 1.1;

/** Memory of a process in megabytes. Linux only. */
async function memoryOf({ processId }: Renderer): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000;
}

async function renderAll(renderer: Renderer, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const { page } = await renderer.render(path);
    if (page.kind === 'failed') throw new Error(`${path}: ${page.reason}`);
  }
}

/** The most memory that the process uses while it renders a number of pages. */
async function mostMemory(renderer: Renderer, paths: readonly string[], count: number): Promise<number> {
  let most = 0;
  for (let done = 0; done < count; done += paths.length) {
    await renderAll(renderer, paths);
    most = Math.max(most, await memoryOf(renderer));
  }
  return most;
}

/** Rendering pages ahead of their visits: the time of 60 pages, and the memory of 12,000. */
export async function rendering({ federated: { direct } }: BenchContext): Promise<Figure[]> {
  const config = await (await fetch(new URL('/portal.config.json', direct))).text();
  const started = performance.now();
  const renderer = await openRenderer(new FolderStore(join(portalHome, 'site')), direct, config);
  try {
    const { pages } = await listPages(renderer);
    const paths = pages.map(({ path }) => path);
    const start = performance.now() - started;
    const step = paths.length / PAGES;
    // A mixture of all pages.
    const some = Array.from({ length: PAGES }, (_, index) => paths[Math.floor(index * step)] ?? '');
    const times: number[] = [];
    for (let run = 0; run < 3; run += 1) {
      const before = performance.now();
      await renderAll(renderer, some);
      times.push(performance.now() - before);
    }
    const warm = await mostMemory(renderer, paths, WARM);
    const most = await mostMemory(renderer, paths, MANY - WARM);
    const worst = Math.max(...times);
    return [
      {
        what: `rendering ${PAGES} of the ${paths.length} pages (the first run compiles)`,
        target: `≤ ${MOST_MS / 1000} s`,
        measured: `${medianWithRange(times)} ms, after ${Math.round(start)} ms to start`,
        met: worst <= MOST_MS,
      },
      {
        what: `memory of the renderer after ${WARM.toLocaleString('en')} and during the other ${(MANY - WARM).toLocaleString('en')} pages`,
        target: `≤ ${MOST_GROWTH} times`,
        measured: `${Math.round(warm)} MB, ${Math.round(most)} MB`,
        met: most <= warm * MOST_GROWTH,
      },
    ];
  } finally {
    renderer.close();
  }
}
