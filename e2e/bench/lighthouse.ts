import type { BenchContext } from './bench-context';
import { type Column, type Figure, median, tableOf } from './figures';
import { type Audit, audit, CATEGORIES, type Device } from './lighthouse-audit';
import { mainPages } from './page-kinds';
import { renderOnce } from './served-pages';

const PAGES = mainPages('/cae/cee_env_desktop/downloads/latest');

/** Minimum performance score, by device. The other scores are to be 100. */
const MIN_PERFORMANCE = { mobile: 95, desktop: 100 } as const;

/** Upper limits on mobile: layout shift, and total blocking time in milliseconds. */
const LIMITS = { shift: 0.02, blocking: 150 } as const;

/** The audits of one page on one device. */
interface Audits {
  readonly name: string;
  readonly device: Device;
  readonly audits: readonly Audit[];
}

const medianOf = ({ audits }: Audits, valueIn: (one: Audit) => number) => median(audits.map(valueIn));

/** The processor's index and slowdown, without which a figure that depends on it says little. */
const processor = (page: Audits) =>
  `benchmark index ${Math.round(medianOf(page, ({ index }) => index))}, slowed ${medianOf(page, ({ slowdown }) => slowdown).toFixed(1)} times`;

/** @param index of the category. */
const scoreOf = (page: Audits, index: number) => medianOf(page, ({ scores }) => scores[index] ?? 0);

function scoreFigure(page: Audits): Figure {
  const [performance = 0, ...others] = CATEGORIES.map((_, index) => scoreOf(page, index));
  const least = MIN_PERFORMANCE[page.device];
  return {
    what: `Lighthouse ${page.device}, ${page.name}: performance, accessibility, best practices, SEO`,
    target: `${least}${least < 100 ? '+' : ''}, 100, 100, 100`,
    measured: `${[performance, ...others].join(', ')} (${processor(page)})`,
    met: performance >= least && others.every((score) => score === 100),
  };
}

function mobileFigure(page: Audits): Figure {
  const [shift, blocking] = [medianOf(page, (one) => one.shift), medianOf(page, (one) => one.blocking)];
  return {
    what: `${page.name}: layout shift, total blocking time (mobile)`,
    target: `< ${LIMITS.shift}, < ${LIMITS.blocking} ms`,
    measured: `${shift.toFixed(3)}, ${Math.round(blocking)} ms (${processor(page)})`,
    met: shift < LIMITS.shift && blocking < LIMITS.blocking,
  };
}

const COLUMNS: readonly Column<Audits>[] = [
  ['page', ({ name }) => name],
  ['device', ({ device }) => device],
  ['performance', (page) => scoreOf(page, 0)],
  ['accessibility', (page) => scoreOf(page, 1)],
  ['best practices', (page) => scoreOf(page, 2)],
  ['SEO', (page) => scoreOf(page, 3)],
  ['largest paint, ms', (page) => Math.round(medianOf(page, (one) => one.largestPaint))],
  ['blocking, ms', (page) => Math.round(medianOf(page, (one) => one.blocking))],
  ['shift', (page) => medianOf(page, (one) => one.shift).toFixed(3)],
  ['benchmark index', (page) => Math.round(medianOf(page, (one) => one.index))],
  ['slowdown', (page) => medianOf(page, (one) => one.slowdown).toFixed(1)],
];

/** Lighthouse scores of the most important pages, mobile and desktop, on a processor slowed to the same speed anywhere. */
export async function lighthouseScores(context: BenchContext): Promise<Figure[]> {
  const pages: Audits[] = [];
  for (const page of PAGES) {
    await renderOnce(context.federated, page.path);
    for (const device of ['mobile', 'desktop'] as const) {
      const audits: Audit[] = [];
      for (let run = 0; run < context.runs; run += 1) audits.push(await audit(context, page, device));
      pages.push({ name: page.name, device, audits });
    }
  }
  console.log(`\n${tableOf(COLUMNS, pages)}\n`);
  return pages.flatMap((page) =>
    page.device === 'mobile' ? [scoreFigure(page), mobileFigure(page)] : [scoreFigure(page)],
  );
}
