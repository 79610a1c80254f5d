import { signIn } from '../support/accounts';
import type { BenchContext, BenchPortal } from './bench-context';
import { type Figure, markdownTable, median, medianWithRange } from './figures';
import { type MainPage, mainPages } from './page-kinds';
import { SLOW_PHONE, visit, waitForMark } from './profile';
import { renderOnce } from './served-pages';

/** Limits in milliseconds: any task, and what all tasks together block. */
const LIMITS_MS = { longest: 150, blocking: 200 } as const;

/** A task is long, and blocks input, after this many milliseconds. */
const LONG_TASK_MS = 50;

/** Milliseconds without a long task and without a request after which a page is quiet. */
const QUIET_MS = 3_000;

const PAGES = mainPages('/hoops/communicator/downloads/latest');

/** Records long tasks from the first paint on, and marks when the page is quiet and the recording code has run. */
const RECORD_TASKS = `window.longTasks = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) window.longTasks.push({ startTime, duration });
}).observe({ type: 'longtask', buffered: true });
(function check() {
  const requests = performance.getEntriesByType('resource');
  const ends = [...window.longTasks.map((task) => task.startTime + task.duration), ...requests.map((request) => request.responseEnd)];
  const isRecorded = requests.some(({ name }) => /\\/replay\\./.test(name));
  if (isRecorded && performance.now() - Math.max(0, ...ends) > ${QUIET_MS}) performance.mark('quiet');
  else setTimeout(check, 200);
})();`;

interface Tasks {
  /** Durations of the tasks after the first paint, in milliseconds. */
  readonly longest: number;
  readonly blocking: number;
}

const measureTasks = (
  { browser }: BenchContext,
  { origin, direct }: BenchPortal,
  { path, signedIn }: MainPage,
): Promise<Tasks> =>
  visit(browser, SLOW_PHONE, async ({ page, session }) => {
    if (signedIn) await signIn(page.context(), 'partner', direct);
    await page.addInitScript({ content: RECORD_TASKS });
    await page.goto(origin + path, { waitUntil: 'commit' });
    await waitForMark(session, 'quiet');
    const firstPaint = await waitForMark(session, 'first-contentful-paint');
    const tasks = (await page.evaluate('window.longTasks')) as readonly {
      readonly startTime: number;
      readonly duration: number;
    }[];
    const durations = tasks
      .filter(({ startTime, duration }) => startTime + duration > firstPaint)
      .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint));
    return {
      longest: Math.max(0, ...durations),
      blocking: durations.reduce((total, duration) => total + Math.max(0, duration - LONG_TASK_MS), 0),
    };
  });

/** Long tasks and total blocking time from the first paint until the page is quiet, error recording included. */
export async function longTasks(context: BenchContext): Promise<Figure[]> {
  const figures: Figure[] = [];
  const rows: string[][] = [];
  for (const page of PAGES) {
    await renderOnce(context.federated, page.path);
    const federated: Tasks[] = [];
    const bundle: Tasks[] = [];
    for (let run = 0; run < context.runs; run += 1) {
      federated.push(await measureTasks(context, context.federated, page));
      bundle.push(await measureTasks(context, context.bundle, page));
    }
    const [longest, blocking, ofBundle] = [
      federated.map((one) => one.longest),
      federated.map((one) => one.blocking),
      bundle.map((one) => one.blocking),
    ];
    const ratio = (median(blocking) / median(ofBundle)).toFixed(2);
    rows.push([
      page.name,
      medianWithRange(longest),
      medianWithRange(blocking),
      medianWithRange(ofBundle),
      ratio,
    ]);
    figures.push({
      what: `${page.name}: longest task; blocking time until quiet (its ratio to the one bundle)`,
      target: `≤ ${LIMITS_MS.longest} ms; ≤ ${LIMITS_MS.blocking} ms`,
      measured: `${Math.round(median(longest))} ms; ${Math.round(median(blocking))} ms (${ratio})`,
      met: median(longest) <= LIMITS_MS.longest && median(blocking) <= LIMITS_MS.blocking,
    });
  }
  const head = ['page', 'longest task, ms', 'blocking, ms', 'blocking of one bundle, ms', 'ratio'];
  console.log(`\n${markdownTable(head, rows)}\n`);
  return figures;
}
