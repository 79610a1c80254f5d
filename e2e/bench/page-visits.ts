import type { Browser, CDPSession } from '@playwright/test';
import { layoutShift } from '../support/held-start';
import { recordRequests } from './measure';
import type { PageKind } from './page-kinds';
import { markWhenVisible, openPage, SLOW_PHONE, type Visit, visit, waitForMark } from './profile';

/** A visit of a page with an empty cache. Times in milliseconds since the navigation. */
export type FirstVisit = Awaited<ReturnType<typeof load>>;
export type PortalVisit = Awaited<ReturnType<typeof loadUntilUsable>>;

/** Marks the time `live`, when the page's controls react. */
export const LIVE = markWhenVisible('html[data-live]', 'live');

/** A mark is set before its frame is painted, so the first paint of any content may be later. */
async function contentTime(session: CDPSession): Promise<number> {
  const times: number[] = [];
  for (const mark of ['title', 'text', 'first-contentful-paint'])
    times.push(await waitForMark(session, mark));
  return Math.max(...times);
}

async function load({ page, session }: Visit, url: string, { text }: PageKind) {
  const requests = recordRequests(session);
  await page.addInitScript({
    content: [markWhenVisible('main h1', 'title'), markWhenVisible(text, 'text'), LIVE].join('\n'),
  });
  await page.goto(url, { waitUntil: 'load' });
  const content = await contentTime(session);
  const document = [...requests.values()].find((request) => request.url === url);
  return {
    /** Until the title and the main text are painted. */
    content,
    /** Of the document, on the wire: headers included. */
    bytes: document?.bytes ?? Number.NaN,
  };
}

/** Visits a page that has no scripts. */
export const visitPlainPage = (browser: Browser, url: string, kind: PageKind): Promise<FirstVisit> =>
  visit(browser, SLOW_PHONE, (opened) => load(opened, url, kind));

async function loadUntilUsable(opened: Visit, url: string, kind: PageKind) {
  const measured = await load(opened, url, kind);
  return {
    ...measured,
    /**
     * Until the page can be used: its content is shown, and its controls react (FRAME-6). Those of a page that is not
     * rendered react while it shows a skeleton.
     */
    usable: Math.max(measured.content, await waitForMark(opened.session, 'live')),
    /** Sum of the layout shifts until then. */
    shift: (await layoutShift(opened.page)).score,
  };
}

/** Visits a page of the portal, with an empty cache. @param profile Default: the slow phone. */
export const visitPortal = (browser: Browser, url: string, kind: PageKind, profile = SLOW_PHONE) =>
  visit(browser, profile, (opened) => loadUntilUsable(opened, url, kind));

/** Visits a page twice, the second time with what the first one left in the cache. */
export const visitTwice = (browser: Browser, url: string, kind: PageKind) =>
  visit(browser, SLOW_PHONE, async (opened) => {
    const first = await loadUntilUsable(opened, url, kind);
    await opened.page.waitForLoadState('networkidle');
    const context = opened.page.context();
    // Before the new page opens: the end of a page takes processor time, too.
    await opened.page.close();
    const second = await load(await openPage(context, SLOW_PHONE), url, kind);
    return [first, second] as const;
  });
