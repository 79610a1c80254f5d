import { ALL_RELEASES, feedPath } from '@portal/catalog';
import { getConfig } from '@portal/config';
import type { PageHead } from '@portal/contract';
import { findHead, type Match } from './find-head';
import type { HeadFacts } from './head-tags';

/** The page that a router shows. */
export interface ShownPage {
  readonly matches: readonly (Match & { readonly params: Readonly<Record<string, string | undefined>> })[];
  readonly pathname: string;
  /** Origin of the portal. */
  readonly origin: string;
  /** The document's title; `undefined`: the page sets none. */
  readonly title: string | undefined;
}

/** What the head of a page states, and the version that it shows; `undefined` for the newest. */
export interface PageFacts {
  readonly facts: HeadFacts;
  readonly head: PageHead;
  readonly version: string | undefined;
}

/** Title of a feed, as programs that subscribe to feeds show it. */
const feedTitle = (page: string, feed: string): string =>
  feed === feedPath(ALL_RELEASES) ? 'Releases' : `${page} releases`;

/** The facts of a page, from its route. PAGES-4. */
export function pageFacts({ matches, pathname, origin, title }: ShownPage): PageFacts {
  const { siteTitle } = getConfig();
  const head = findHead(matches, pathname) ?? { name: siteTitle, description: siteTitle };
  const parameter = matches.at(-1)?.params.version;
  const version = parameter === 'latest' ? undefined : parameter;
  const { name, description, feed } = head;
  const facts: HeadFacts = {
    title: title ?? `${name} | ${siteTitle}`,
    siteTitle,
    description: version === undefined ? description : `${name} ${version}. ${description}`,
    url: origin + pathname,
    ...(feed !== undefined && { feed: { title: feedTitle(name, feed), url: origin + feed } }),
  };
  return { facts, head, version };
}
