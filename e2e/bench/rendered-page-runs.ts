import type { Browser } from '@playwright/test';
import { leaveAndReturn } from '../support/back-forward-cache';
import { untilLive } from '../support/held-start';
import { measureDepth } from './measure';
import type { PageKind } from './page-kinds';
import { type FirstVisit, type PortalVisit, visitPlainPage, visitPortal, visitTwice } from './page-visits';
import type { ServedPages } from './served-pages';
import { PROTOCOLS, type Protocol } from './stored-portal';

/** The visits of one page over one protocol. */
interface PageVisits {
  readonly kind: PageKind;
  readonly protocol: Protocol;
  readonly rendered: PortalVisit[];
  /** Visits that follow those of `rendered`. */
  readonly second: FirstVisit[];
  /** The same portal without rendered pages. */
  readonly unrendered: PortalVisit[];
  readonly bundle: PortalVisit[];
  readonly plain: FirstVisit[];
}

/** What was measured of one page over one protocol. */
export interface PageRuns extends PageVisits {
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
export async function runPages(
  browser: Browser,
  served: ServedPages,
  kinds: readonly PageKind[],
  runs: number,
): Promise<readonly PageRuns[]> {
  const pages = kinds.flatMap((kind) =>
    PROTOCOLS.map(
      (protocol): PageVisits => ({
        kind,
        protocol,
        rendered: [],
        second: [],
        unrendered: [],
        bundle: [],
        plain: [],
      }),
    ),
  );
  for (let run = 0; run < runs; run += 1) for (const page of pages) await addVisits(browser, served, page);
  const measured: PageRuns[] = [];
  for (const page of pages) {
    const url = served.origins[page.protocol].rendered + page.kind.path;
    const { content } = await measureDepth(browser, url, page.kind.text);
    measured.push({ ...page, depth: content, restored: await returnTo(browser, url) });
  }
  return measured;
}
