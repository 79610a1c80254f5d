import { join } from 'node:path';
import { portalHome } from '@portal/build/workspace';
import { FolderStore } from '@portal/releases';
import { type ListedPages, listPages, openRenderer, type Renderer } from '@portal/rendered-pages';
import type { BenchContext } from './bench-context';
import { atMost, type Figure, medianWithRange, memoryOf, timed } from './figures';

/** Pages of a portal as large as the local one, without its versions. */
const PAGES = 60;
const MAX_SECONDS = 5;
/** Pages of a large portal. `BENCH_PAGES`. Default: 12,000. */
const MANY = Number(process.env.BENCH_PAGES ?? 12_000);
/** Pages after which the memory is compared: by then everything is loaded and compiled. */
const WARM = MANY / 4;
/** How much more memory the process may use at its end, relative to then. */
const MAX_GROWTH = 1.1;

type Page = ListedPages['pages'][number];

async function renderAll(renderer: Renderer, pages: readonly Page[]): Promise<void> {
  for (const { part, path } of pages) {
    const { page } = await renderer.render(part, path);
    if (page.kind === 'failed') throw new Error(`${path}: ${page.reason}`);
  }
}

/** The most memory that the processes use while it renders a number of pages. */
async function mostMemory(renderer: Renderer, pages: readonly Page[], count: number): Promise<number> {
  let most = 0;
  for (let done = 0; done < count; done += pages.length) {
    await renderAll(renderer, pages);
    most = Math.max(most, await memoryOf(renderer.processIds()));
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
    const start = performance.now() - started;
    const step = pages.length / PAGES;
    // A mixture of all pages.
    const some = Array.from({ length: PAGES }, (_, index) => pages[Math.floor(index * step)]).filter(
      (page) => page !== undefined,
    );
    const times: number[] = [];
    for (let run = 0; run < 3; run += 1) times.push((await timed(() => renderAll(renderer, some)))[1]);
    const warm = await mostMemory(renderer, pages, WARM);
    const most = await mostMemory(renderer, pages, MANY - WARM);
    return [
      atMost(
        `rendering ${PAGES} of the ${pages.length} pages (the first run compiles)`,
        Math.max(...times) / 1000,
        `${medianWithRange(times)} ms, after ${Math.round(start)} ms to start`,
        MAX_SECONDS,
        ' s',
      ),
      atMost(
        `memory of all renderers after ${WARM.toLocaleString('en')} and during the other ${(MANY - WARM).toLocaleString('en')} pages`,
        most / warm,
        `${Math.round(warm)} MB, ${Math.round(most)} MB`,
        MAX_GROWTH,
        ' times',
      ),
    ];
  } finally {
    renderer.close();
  }
}
