import { type Browser, chromium } from '@playwright/test';
import { KEEPS_PAGES, leaveAndReturn } from '../support/back-forward-cache';
import { untilLive } from '../support/held-start';
import type { BenchContext } from './bench-context';
import { type Column, type Figure, median, medianWithRange, noise, tableOf } from './figures';
import { trustedCertificates } from './http2-proxy';
import { measureDepth } from './measure';
import { type PageKind, pageKinds } from './page-kinds';
import { type FirstVisit, type PortalVisit, visitPlainPage, visitPortal, visitTwice } from './page-visits';
import { launchFirst } from './priority';
import { PROTOCOLS, type Protocol, type ServedPages, servePages } from './served-pages';

/** The visits of one page over one protocol. */
class PageVisits {
  readonly rendered: PortalVisit[] = [];
  /** Visits that follow those of `rendered`. */
  readonly second: FirstVisit[] = [];
  /** The same portal without rendered pages. */
  readonly unrendered: PortalVisit[] = [];
  readonly bundle: PortalVisit[] = [];
  readonly plain: FirstVisit[] = [];

  constructor(
    readonly kind: PageKind,
    readonly protocol: Protocol,
  ) {}
}

/** What was measured of one page over one protocol. */
interface PageRuns extends PageVisits {
  /** Requests in series until the content is shown. */
  readonly depth: number;
  /** Whether the back/forward cache restores the page; what prevents it otherwise. */
  readonly restored: true | string;
}

async function returnTo(browser: Browser, url: string): Promise<PageRuns['restored']> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(url);
  await untilLive(page);
  await page.waitForLoadState('networkidle');
  const leave = () => page.evaluate(() => window.location.assign('/places/forum'));
  const { persisted, reasons } = await leaveAndReturn(page, leave);
  await context.close();
  return persisted || reasons.join(', ');
}

/** Visits a page once in each variant. */
async function addVisits(browser: Browser, { origins }: ServedPages, page: PageVisits): Promise<void> {
  const { kind, protocol } = page;
  const { rendered, unrendered, bundle, plain } = origins[protocol];
  const [first, second] = await visitTwice(browser, rendered + kind.path, kind);
  page.rendered.push(first);
  page.second.push(second);
  page.plain.push(await visitPlainPage(browser, plain + kind.path, kind));
  page.unrendered.push(await visitPortal(browser, unrendered + kind.path, kind));
  page.bundle.push(await visitPortal(browser, bundle + kind.path, kind));
}

/**
 * Measures pages over each protocol. Pages and variants take turns, so that a machine that slows down for some minutes
 * affects a run of each page, and not all runs of one.
 */
async function runPages(
  browser: Browser,
  served: ServedPages,
  kinds: readonly PageKind[],
  runs: number,
): Promise<readonly PageRuns[]> {
  const pages = kinds.flatMap((kind) => PROTOCOLS.map((protocol) => new PageVisits(kind, protocol)));
  for (let run = 0; run < runs; run += 1) for (const page of pages) await addVisits(browser, served, page);
  const measured: PageRuns[] = [];
  for (const page of pages) {
    const url = served.origins[page.protocol].rendered + page.kind.path;
    const { content } = await measureDepth(browser, url, page.kind.text);
    measured.push({ ...page, depth: content, restored: await returnTo(browser, url) });
  }
  return measured;
}

/** Limits of a rendered page: milliseconds, times as long as the plain page, bytes on the wire, layout shift. */
const LIMITS = { content: 500, ofPlain: 1.5, bytes: 22_000, second: 450, shift: 0.02 } as const;

type Visits = 'rendered' | 'second' | 'unrendered' | 'bundle' | 'plain';

const contents = (page: PageRuns, visits: Visits) => page[visits].map(({ content }) => content);
const usableTimes = (page: PageRuns, visits: 'rendered' | 'unrendered' | 'bundle') =>
  page[visits].map(({ usable }) => usable);
const contentRatio = (page: PageRuns, to: Visits) =>
  median(contents(page, 'rendered')) / median(contents(page, to));
const usableRatio = (page: PageRuns, to: 'unrendered' | 'bundle') =>
  median(usableTimes(page, 'rendered')) / median(usableTimes(page, to));
/** By how much two series of the same page may differ. */
const usableNoise = (page: PageRuns) =>
  Math.max(noise(usableTimes(page, 'rendered')), noise(usableTimes(page, 'unrendered')));
const bytesOf = (page: PageRuns) => median(page.rendered.map(({ bytes }) => bytes));
const shiftOf = (page: PageRuns) => Math.max(...page.rendered.map(({ shift }) => shift));

const COLUMNS: readonly Column<PageRuns>[] = [
  ['page', ({ kind }) => kind.name],
  ['protocol', ({ protocol }) => protocol],
  ['content, ms (range)', (page) => medianWithRange(contents(page, 'rendered'))],
  ['plain page, ms', (page) => medianWithRange(contents(page, 'plain'))],
  ['ratio', (page) => contentRatio(page, 'plain').toFixed(2)],
  ['one bundle, ms', (page) => medianWithRange(contents(page, 'bundle'))],
  ['ratio', (page) => contentRatio(page, 'bundle').toFixed(2)],
  ['document', (page) => `${(bytesOf(page) / 1000).toFixed(1)} kB`],
  ['usable, ms (range)', (page) => medianWithRange(usableTimes(page, 'rendered'))],
  ['not rendered, ms', (page) => medianWithRange(usableTimes(page, 'unrendered'))],
  ['ratio', (page) => usableRatio(page, 'unrendered').toFixed(2)],
  ['one bundle, ms', (page) => medianWithRange(usableTimes(page, 'bundle'))],
  ['second visit, ms', (page) => medianWithRange(contents(page, 'second'))],
];

function figuresOf(page: PageRuns): Figure[] {
  const name = `${page.kind.name}, ${page.protocol}`;
  const content = median(contents(page, 'rendered'));
  const second = median(contents(page, 'second'));
  const [ofPlain, ofBundle] = [contentRatio(page, 'plain'), contentRatio(page, 'bundle')];
  const [bytes, shift] = [bytesOf(page), shiftOf(page)];
  const [usable, allowed] = [usableRatio(page, 'unrendered'), usableNoise(page)];
  return [
    {
      what: `${name}: content; / plain page; / one bundle`,
      target: `≤ ${LIMITS.content} ms; ≤ ${LIMITS.ofPlain}; –`,
      measured: `${Math.round(content)} ms; ${ofPlain.toFixed(2)}; ${ofBundle.toFixed(2)}`,
      met: content <= LIMITS.content && ofPlain <= LIMITS.ofPlain,
    },
    {
      what: `${name}: usable / the same page not rendered; / one bundle`,
      target: '1.00 + noise; –',
      measured: `${usable.toFixed(2)} (noise ${allowed.toFixed(2)}); ${usableRatio(page, 'bundle').toFixed(2)}`,
      met: usable <= 1 + allowed,
    },
    {
      what: `${name}: document; requests in series; second visit’s content; layout shift until live; restored by Back`,
      target: `≤ ${LIMITS.bytes / 1000} kB; 1; ≤ ${LIMITS.second} ms; ≤ ${LIMITS.shift}; yes`,
      measured: `${(bytes / 1000).toFixed(1)} kB; ${page.depth}; ${Math.round(second)} ms; ${shift.toFixed(3)}; ${page.restored === true ? 'yes' : page.restored}`,
      met:
        bytes <= LIMITS.bytes &&
        page.depth === 1 &&
        second <= LIMITS.second &&
        shift <= LIMITS.shift &&
        page.restored === true,
    },
  ];
}

/**
 * Measures a page of each kind whose content is in the first response, beside the same words as a plain page, the same
 * portal without rendered pages, and the one bundle.
 */
export async function renderedPages(context: BenchContext): Promise<Figure[]> {
  const browser = await launchFirst(() =>
    chromium.launch({
      ...KEEPS_PAGES,
      executablePath: context.chromium,
      // Responses over a connection that is not trusted are not cached.
      args: [...(KEEPS_PAGES.args ?? []), trustedCertificates()],
    }),
  );
  const kinds = pageKinds();
  const served = await servePages(browser, context, kinds);
  try {
    const pages = await runPages(browser, served, kinds, context.runs);
    console.log(`\n${tableOf(COLUMNS, pages)}\n`);
    return pages.flatMap(figuresOf);
  } finally {
    await served.stop();
    await browser.close();
  }
}
