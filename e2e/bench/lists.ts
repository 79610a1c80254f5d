import type { Page } from '@playwright/test';
import { signIn } from '../support/accounts';
import { contentFault } from '../support/content-fault';
import type { Fault } from '../support/services';
import type { BenchContext } from './bench-context';
import { type Figure, median, medianWithRange } from './figures';
import { markWhenVisible, SLOW_PROCESSOR, visit, waitForMark } from './profile';

/** A page with a list as long as production data may become. */
interface LongList {
  readonly name: string;
  readonly path: string;
  /** The long response in place of the service's. */
  readonly fault: Fault;
  /** Matches once the page's content is shown. */
  readonly selector: string;
  /** Accordion item to open to show the list. Default: none. */
  readonly section?: string;
  /** Column by which the list is sorted, up and down. Default: none. */
  readonly sortedBy?: string;
  readonly signedIn: boolean;
}

const indexes = (length: number) => Array.from({ length }, (_, index) => index);

/** The lists that the bench measures. */
const LONG_LISTS: readonly LongList[] = [
  {
    name: 'older versions, 5,000 versions',
    path: '/cae/eda/downloads',
    fault: contentFault('cae-product/eda/eda-version.json', [
      { year: '2024', versions: indexes(5000).map((index) => `2024.1.${index}`) },
    ]),
    selector: 'main button[aria-expanded]',
    section: '2024',
    signedIn: false,
  },
  {
    name: 'download page, 2,000 files',
    path: '/cae/eda/downloads/2026.2.0',
    fault: contentFault('cae-product/eda/eda-2026-2-0.json', {
      title: 'Ceetron Envision Demo Analyzer 2026.2.0',
      sections: [
        {
          name: 'Windows',
          files: indexes(2000).map((index) => ({
            filename: `Envision_Demo_Analyzer_2026.2.0_part${index}.zip`,
            description: `Part ${index}`,
            size: 12_000_000,
            md5sum: 'd41d8cd98f00b204e9800998ecf8427e',
          })),
        },
      ],
    }),
    selector: 'main button[aria-expanded]',
    section: 'Windows',
    signedIn: false,
  },
  {
    name: 'licenses, 5,000',
    path: '/license_generator',
    fault: {
      call: 'getalllicenses',
      kind: 'body',
      body: indexes(5000).map((index) => ({
        key: `KEY-${index}`,
        expires: index % 2 === 0 ? 'Never' : '2027-05-01',
        products: ['communicator', 'exchange'],
        headers: [],
      })),
    },
    selector: 'main [role="tabpanel"], main table, main article, main li',
    sortedBy: 'Expiration',
    signedIn: true,
  },
];

/** Limits in milliseconds: time until a page is interactive, and the longest task after that. */
const LIMITS_MS = { interactive: 1000, longestTask: 100 } as const;

/** Wheel steps of a measurement: about one screen each. */
const WHEEL = { steps: 60, pixels: 800 } as const;

/** A script that marks the time when the page has content and is idle. */
const markInteractive = (selector: string) => `${markWhenVisible(selector, 'seen')}
(function wait() {
  if (performance.getEntriesByName('seen').length === 0) return requestAnimationFrame(wait);
  requestIdleCallback(() => performance.mark('interactive'));
})();`;

/** A script that records every task longer than 50 ms from now on. */
const RECORD_TASKS = `window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: 'longtask' });`;

/** Lets Playwright compile its own scripts in the page, which would be the longest task. */
async function prepare(page: Page): Promise<void> {
  await page.getByRole('main').waitFor();
  await page.evaluate('0');
}

/** Sorts by a column, up and down, and waits for each. */
async function sort(page: Page, name: string): Promise<void> {
  const column = page.getByRole('columnheader', { name });
  for (const order of ['ascending', 'descending']) {
    await column.getByRole('button').click();
    await page.locator(`[aria-sort=${order}]`).waitFor();
  }
}

/** Opens the list, sorts it and scrolls through it with the mouse wheel. @returns the longest task, in milliseconds. */
async function sortAndScroll(page: Page, { section, sortedBy }: LongList): Promise<number> {
  if (section !== undefined)
    await page.getByRole('main').getByRole('button', { name: section }).first().click();
  if (sortedBy !== undefined) await sort(page, sortedBy);
  // Over the list, which the wheel then scrolls.
  await page.mouse.move(200, 500);
  for (let step = 0; step < WHEEL.steps; step += 1) {
    await page.mouse.wheel(0, WHEEL.pixels);
    // Two animation frames: the page has rendered the new scroll position before the next wheel step.
    await page.evaluate(
      'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))',
    );
  }
  const tasks = (await page.evaluate('window.longTasks')) as readonly number[];
  return Math.max(0, ...tasks);
}

const measureList = ({ browser, unrendered: { origin, direct } }: BenchContext, list: LongList) =>
  visit(browser, SLOW_PROCESSOR, async ({ page, session }) => {
    if (list.signedIn) await signIn(page.context(), 'partner', direct);
    await page.addInitScript({ content: markInteractive(list.selector) });
    await page.goto(origin + list.path);
    const interactive = await waitForMark(session, 'interactive');
    await prepare(page);
    await page.evaluate(RECORD_TASKS);
    const longestTask = await sortAndScroll(page, list);
    return { interactive, longestTask };
  });

/**
 * Measures pages with lists as long as production data may become, on a processor slowed 4 times. Without rendered
 * pages, because those have the lists that there are.
 */
export async function longLists(context: BenchContext): Promise<Figure[]> {
  const { services } = context.unrendered;
  const figures: Figure[] = [];
  for (const list of LONG_LISTS) {
    await services.injectFault(list.fault);
    const times: Awaited<ReturnType<typeof measureList>>[] = [];
    for (let run = 0; run < context.runs; run += 1) times.push(await measureList(context, list));
    await services.clearFaults();
    const interactive = times.map((time) => time.interactive);
    const longestTask = times.map((time) => time.longestTask);
    figures.push({
      what: `${list.name}: interactive; longest task while ${list.sortedBy === undefined ? 'scrolling' : 'sorting and scrolling'} (processor 4 times slower)`,
      target: `< ${LIMITS_MS.interactive} ms; ≤ ${LIMITS_MS.longestTask} ms`,
      measured: `${medianWithRange(interactive)} ms; ${medianWithRange(longestTask)} ms`,
      met: median(interactive) < LIMITS_MS.interactive && median(longestTask) <= LIMITS_MS.longestTask,
    });
  }
  return figures;
}
