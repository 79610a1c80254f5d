import type { Browser } from '@playwright/test';
import { leaveAndReturn } from '../support/back-forward-cache';
import { untilLive } from '../support/held-start';
import { measureDepth } from './measure';
import type { PageKind } from './page-kinds';
import { type FirstVisit, type PortalVisit, visitPlainPage, visitPortal, visitTwice } from './page-visits';
import type { ServedPages } from './served-pages';
import type { Protocol } from './stored-portal';

/** The runs of one page over one protocol. */
export interface PageRuns {
  readonly kind: PageKind;
  readonly protocol: Protocol;
  readonly rendered: readonly PortalVisit[];
  /** Visits that follow those of `rendered`. */
  readonly second: readonly FirstVisit[];
  /** The same portal without rendered pages. */
  readonly unrendered: readonly PortalVisit[];
  readonly bundle: readonly PortalVisit[];
  readonly plain: readonly FirstVisit[];
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

/** Measures one page over one protocol. The variants take turns, so that a machine that slows down affects all. */
export async function runPage(
  browser: Browser,
  { origins }: ServedPages,
  protocol: Protocol,
  kind: PageKind,
  runs: number,
): Promise<PageRuns> {
  const { rendered, unrendered, bundle, plain } = origins[protocol];
  const measured = {
    rendered: [] as PortalVisit[],
    second: [] as FirstVisit[],
    unrendered: [] as PortalVisit[],
    bundle: [] as PortalVisit[],
    plain: [] as FirstVisit[],
  };
  for (let run = 0; run < runs; run += 1) {
    const [first, second] = await visitTwice(browser, rendered + kind.path, kind);
    measured.rendered.push(first);
    measured.second.push(second);
    measured.plain.push(await visitPlainPage(browser, plain + kind.path, kind));
    measured.unrendered.push(await visitPortal(browser, unrendered + kind.path, kind));
    measured.bundle.push(await visitPortal(browser, bundle + kind.path, kind));
  }
  const depth = await measureDepth(browser, rendered + kind.path, kind.text);
  return {
    kind,
    protocol,
    ...measured,
    depth: depth.content,
    restored: await returnTo(browser, rendered + kind.path),
  };
}
