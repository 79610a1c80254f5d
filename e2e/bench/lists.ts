import type { Page } from '@playwright/test';
import { signIn } from '../support/account-call';
import type { BenchStage } from './bench-stage';
import { type Figure, median, spread } from './figures';
import { markWhenVisible, SLOW_PROCESSOR, timeOf, visit } from './profile';

/** Milliseconds until a page can be used, and of the longest task after that. */
const MOST = { interactive: 1000, task: 100 } as const;

interface LongList {
  readonly name: string;
  readonly path: string;
  /** Call that answers with the list, and the answer. */
  readonly call: string;
  readonly answer: unknown;
  /** What stands on the page when it can be used. */
  readonly selector: string;
  /** Items of an accordion that hide the list, one inside the other. */
  readonly inside: readonly string[];
  readonly signedIn: boolean;
}

/** A content file as the contents API answers it. */
const contentFile = (content: unknown) => ({
  content: Buffer.from(JSON.stringify(content)).toString('base64'),
  encoding: 'base64',
});

const count = (length: number) => Array.from({ length }, (_, index) => index);

const LISTS: readonly LongList[] = [
  {
    name: 'older versions, 5,000 versions',
    path: '/cae/eda/downloads',
    call: 'content:cae-product/eda/eda-version.json',
    answer: contentFile([{ year: '2024', versions: count(5000).map((index) => `2024.1.${index}`) }]),
    selector: 'main button[aria-expanded]',
    inside: ['2024'],
    signedIn: false,
  },
  {
    name: 'download page, 2,000 files',
    path: '/cae/eda/downloads/2026.2.0',
    call: 'content:cae-product/eda/eda-2026-2-0.json',
    answer: contentFile({
      title: 'Ceetron Envision Demo Analyzer 2026.2.0',
      sections: [
        {
          name: 'Windows',
          files: count(2000).map((index) => ({
            filename: `Envision_Demo_Analyzer_2026.2.0_part${index}.zip`,
            description: `Part ${index}`,
            size: '12 MB',
            md5: 'd41d8cd98f00b204e9800998ecf8427e',
          })),
        },
      ],
    }),
    selector: 'main button[aria-expanded]',
    inside: ['Windows'],
    signedIn: false,
  },
  {
    name: 'licenses, 5,000',
    path: '/license_generator',
    call: 'getalllicenses',
    answer: count(5000).map((index) => ({
      key: `KEY-${index}`,
      expires: index % 2 === 0 ? 'Never' : '2027-05-01',
      products: ['communicator', 'exchange'],
      headers: [],
    })),
    selector: 'main [role="tabpanel"], main table, main article, main li',
    inside: [],
    signedIn: true,
  },
];

/** Marks when the page has content and nothing left to do, and notes every long task after that. */
const watch = (selector: string) => `${markWhenVisible(selector, 'seen')}
(function wait() {
  if (performance.getEntriesByName('seen').length === 0) return requestAnimationFrame(wait);
  requestIdleCallback(() => {
    performance.mark('interactive');
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
})();`;

/** Opens what hides the list and scrolls through it as a wheel does. */
async function scrollThrough(page: Page, inside: readonly string[]): Promise<number> {
  for (const name of inside) await page.getByRole('main').getByRole('button', { name }).first().click();
  await page.mouse.move(200, 500);
  for (let turn = 0; turn < 60; turn += 1) {
    await page.mouse.wheel(0, 800);
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  }
  const tasks = (await page.evaluate('window.longTasks')) as readonly number[];
  return Math.max(0, ...tasks);
}

async function once({ browser, federated, direct }: BenchStage, list: LongList) {
  const { page, end } = await visit(browser, SLOW_PROCESSOR);
  if (list.signedIn) await signIn(page.context(), 'partner', direct);
  await page.addInitScript({ content: watch(list.selector) });
  await page.goto(federated + list.path);
  const interactive = await timeOf(page, 'interactive');
  const task = await scrollThrough(page, list.inside);
  await end();
  return { interactive, task };
}

/** Lists that are as long as they will ever get, on a processor four times slower. */
export async function longLists(stage: BenchStage): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const list of LISTS) {
    await stage.services.fault({ call: list.call, kind: 'body', body: JSON.stringify(list.answer) });
    const times: Awaited<ReturnType<typeof once>>[] = [];
    for (let run = 0; run < stage.runs; run += 1) times.push(await once(stage, list));
    await stage.services.mend();
    const interactive = times.map((one) => one.interactive);
    const task = times.map((one) => one.task);
    figures.push({
      what: `${list.name}: interactive; longest task while scrolling (processor 4 times slower)`,
      target: `< ${MOST.interactive} ms; ≤ ${MOST.task} ms`,
      measured: `${spread(interactive)} ms; ${spread(task)} ms`,
      met: median(interactive) < MOST.interactive && median(task) <= MOST.task,
    });
  }
  return figures;
}
