import { chromium } from '@playwright/test';
import { KEEPS_PAGES } from '../support/back-forward-cache';
import type { BenchContext } from './bench-context';
import { type Figure, markdownTable, median, medianWithRange, noise } from './figures';
import { trustedCertificates } from './http2-proxy';
import { pageKinds } from './page-kinds';
import { launchFirst } from './priority';
import { type PageRuns, runPage } from './rendered-page-runs';
import { servePages } from './served-pages';
import { PROTOCOLS } from './stored-portal';

/** Limits of a rendered page: milliseconds, times as long as the plain page, bytes on the wire, layout shift. */
const LIMITS = { content: 500, ofPlain: 1.5, bytes: 22_000, second: 450, shift: 0.02 } as const;

type Visits = 'rendered' | 'second' | 'unrendered' | 'bundle' | 'plain';

const contents = (page: PageRuns, visits: Visits) => page[visits].map(({ content }) => content);
const lives = (page: PageRuns, visits: 'rendered' | 'unrendered' | 'bundle') =>
  page[visits].map(({ live }) => live);
const contentRatio = (page: PageRuns, to: Visits) =>
  median(contents(page, 'rendered')) / median(contents(page, to));
const liveRatio = (page: PageRuns, to: 'unrendered' | 'bundle') =>
  median(lives(page, 'rendered')) / median(lives(page, to));
/** By how much two series of the same page may differ. */
const liveNoise = (page: PageRuns) =>
  Math.max(noise(lives(page, 'rendered')), noise(lives(page, 'unrendered')));
const bytesOf = (page: PageRuns) => median(page.rendered.map(({ bytes }) => bytes));
const shiftOf = (page: PageRuns) => Math.max(...page.rendered.map(({ shift }) => shift));

const HEAD = [
  'page',
  'protocol',
  'content, ms (range)',
  'plain page, ms',
  'ratio',
  'one bundle, ms',
  'ratio',
  'document',
  'live, ms (range)',
  'not rendered, ms',
  'ratio',
  'one bundle, ms',
  'second visit, ms',
] as const;

const row = (page: PageRuns) => [
  page.kind.name,
  page.protocol,
  medianWithRange(contents(page, 'rendered')),
  medianWithRange(contents(page, 'plain')),
  contentRatio(page, 'plain').toFixed(2),
  medianWithRange(contents(page, 'bundle')),
  contentRatio(page, 'bundle').toFixed(2),
  `${(bytesOf(page) / 1000).toFixed(1)} kB`,
  medianWithRange(lives(page, 'rendered')),
  medianWithRange(lives(page, 'unrendered')),
  liveRatio(page, 'unrendered').toFixed(2),
  medianWithRange(lives(page, 'bundle')),
  medianWithRange(contents(page, 'second')),
];

function figuresOf(page: PageRuns): Figure[] {
  const name = `${page.kind.name}, ${page.protocol}`;
  const content = median(contents(page, 'rendered'));
  const second = median(contents(page, 'second'));
  const [ofPlain, ofBundle] = [contentRatio(page, 'plain'), contentRatio(page, 'bundle')];
  const [bytes, shift] = [bytesOf(page), shiftOf(page)];
  const [live, allowed] = [liveRatio(page, 'unrendered'), liveNoise(page)];
  return [
    {
      what: `${name}: content; / plain page; / one bundle`,
      target: `≤ ${LIMITS.content} ms; ≤ ${LIMITS.ofPlain}; –`,
      measured: `${Math.round(content)} ms; ${ofPlain.toFixed(2)}; ${ofBundle.toFixed(2)}`,
      met: content <= LIMITS.content && ofPlain <= LIMITS.ofPlain,
    },
    {
      what: `${name}: live / the same page not rendered; / one bundle`,
      target: '1.00 + noise; –',
      measured: `${live.toFixed(2)} (noise ${allowed.toFixed(2)}); ${liveRatio(page, 'bundle').toFixed(2)}`,
      met: live <= 1 + allowed,
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
    const pages: PageRuns[] = [];
    for (const kind of kinds)
      for (const protocol of PROTOCOLS)
        pages.push(await runPage(browser, served, protocol, kind, context.runs));
    console.log(`\n${markdownTable(HEAD, pages.map(row))}\n`);
    return pages.flatMap(figuresOf);
  } finally {
    await served.stop();
    await browser.close();
  }
}
