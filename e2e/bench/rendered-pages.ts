import { chromium } from '@playwright/test';
import { KEEPS_PAGES } from '../support/back-forward-cache';
import type { BenchContext } from './bench-context';
import { type Figure, markdownTable, median, medianWithRange, noise } from './figures';
import { trustedCertificates } from './http2-proxy';
import { pageKinds } from './page-kinds';
import { launchFirst } from './priority';
import { type PageRuns, runPages } from './rendered-page-runs';
import { servePages } from './served-pages';

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

const HEAD = [
  'page',
  'protocol',
  'content, ms (range)',
  'plain page, ms',
  'ratio',
  'one bundle, ms',
  'ratio',
  'document',
  'usable, ms (range)',
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
  medianWithRange(usableTimes(page, 'rendered')),
  medianWithRange(usableTimes(page, 'unrendered')),
  usableRatio(page, 'unrendered').toFixed(2),
  medianWithRange(usableTimes(page, 'bundle')),
  medianWithRange(contents(page, 'second')),
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
    console.log(`\n${markdownTable(HEAD, pages.map(row))}\n`);
    return pages.flatMap(figuresOf);
  } finally {
    await served.stop();
    await browser.close();
  }
}
