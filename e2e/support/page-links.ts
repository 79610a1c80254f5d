import { expect, type Page } from '@playwright/test';
import { canonicalPath } from '@portal/catalog';
import { allPages } from './pages';

const known = new Set(allPages.map(({ address }) => address));

/** Whether a path is a page, or a version below a list of versions that is one. */
function isPage(pathname: string): boolean {
  const path = canonicalPath(pathname);
  const list = /^(.*\/downloads)\/(?!latest$)[^/]+$/.exec(path)?.[1];
  return known.has(path) || (list !== undefined && known.has(list));
}

/** What the local services responded with, by address: many pages have the same links. */
const statuses = new Map<string, Promise<number>>();

function statusOf(page: Page, href: string): Promise<number> {
  const status = statuses.get(href) ?? page.request.get(href).then((response) => response.status());
  statuses.set(href, status);
  return status;
}

/** Checks that no link of a page is broken, and that none leads out of the local stack. CFG-8, BOX-1. */
export async function checkLinks(page: Page): Promise<void> {
  const links = new Set(
    await page.locator('a[href]').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href)),
  );
  const { origin } = new URL(page.url());
  const outside = [...links].filter((href) => !href.startsWith(`${origin}/`) && !href.startsWith('mailto:'));
  expect(outside, 'the local stack serves every link target itself').toEqual([]);
  const broken: string[] = [];
  for (const href of links) {
    if (!href.startsWith('http')) continue;
    const { pathname } = new URL(href);
    if (/^\/(places|services|feeds)\//.test(pathname)) {
      const status = await statusOf(page, href);
      if (status < 200 || status > 299) broken.push(`${href}: ${status}`);
    } else if (!isPage(pathname)) broken.push(`${href}: not a page`);
  }
  expect(broken, 'broken links').toEqual([]);
}
