import { ALL_RELEASES, feedPath } from '@portal/catalog';
import { getConfig } from '@portal/config';
import type { HeadHandle, PageHead } from '@portal/contract';

/**
 * The host's own pages that every visitor may see, and what search engines read of them. Not in the routes, because
 * each first load would carry the texts.
 */
export const HOST_HEADS: Readonly<Record<string, PageHead>> = {
  '/start': {
    name: 'Home',
    description:
      'Toolkits for 3D visualization, CAD data exchange and simulation: downloads, licenses, evaluations.',
    feed: feedPath(ALL_RELEASES),
  },
  '/naming': {
    name: 'Package Naming Conventions',
    description: 'What the name of a package says: product, version, kind of release and platform.',
  },
};

const hasHead = (handle: unknown): handle is HeadHandle =>
  typeof handle === 'object' && handle !== null && 'head' in handle;

/** A matched route, as far as it matters here. */
interface Match {
  readonly route: { readonly handle?: unknown };
}

/** What the innermost route with a head says of the page, or the host of its own; `undefined` without either. PAGES-4. */
export function findHead(matches: readonly Match[], pathname: string): PageHead | undefined {
  const handle = matches.map(({ route }) => route.handle).findLast(hasHead);
  const found = typeof handle?.head === 'function' ? handle.head(pathname) : handle?.head;
  return found ?? HOST_HEADS[pathname];
}

/** The page that a router shows. */
interface ShownPage {
  readonly matches: readonly (Match & { readonly params: Readonly<Record<string, string | undefined>> })[];
  readonly pathname: string;
  /** Origin of the portal. */
  readonly origin: string;
  /** The document's title; `undefined`: the page sets none. */
  readonly title: string | undefined;
}

/**
 * The facts of a page, from its route. An address with a slash at its end states the one without. PAGES-4.
 * @returns what its head states, and the version that it shows; `undefined` for the newest.
 */
export function pageFacts({ matches, pathname: shown, origin, title }: ShownPage) {
  const { siteTitle } = getConfig();
  const pathname = shown.replace(/(?!^)\/+$/, '');
  const found = findHead(matches, pathname);
  const head = found ?? { name: siteTitle, description: siteTitle };
  const parameter = matches.at(-1)?.params.version;
  const version = parameter === 'latest' ? undefined : parameter;
  const { name, description, feed } = head;
  // As programs that subscribe to feeds show it.
  const feedTitle = feed === feedPath(ALL_RELEASES) ? 'Releases' : `${name} releases`;
  const facts: HeadFacts = {
    title: title ?? (found ? `${name} | ${siteTitle}` : siteTitle),
    siteTitle,
    description: version === undefined ? description : `${name} ${version}. ${description}`,
    url: origin + pathname,
    ...(feed !== undefined && { feed: { title: feedTitle, url: origin + feed } }),
  };
  return { facts, head, version };
}

/** The facts of a page that its head states. */
export interface HeadFacts {
  readonly title: string;
  readonly siteTitle: string;
  readonly description: string;
  /** The page's own absolute address, without query and hash. */
  readonly url: string;
  /** The Atom feed that the page belongs to. Default: none. */
  readonly feed?: { readonly title: string; readonly url: string };
}

/** An element of the head, without the title. */
export interface HeadTag {
  readonly element: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

const FEED_TYPE = 'application/atom+xml';

const property = (name: string, content: string): HeadTag => ({
  element: 'meta',
  attributes: { property: `og:${name}`, content },
});
const link = (attributes: Readonly<Record<string, string>>): HeadTag => ({ element: 'link', attributes });

/** Finds every element that {@link headTags} can return. */
export const HEAD_TAGS = [
  'meta[name="description"]',
  'meta[property^="og:"]',
  'link[rel="canonical"]',
  `link[type="${FEED_TYPE}"]`,
].join();

/** Description, canonical address, Open Graph and feed of a page: rendered ahead, and after a navigation. PAGES-4. */
export const headTags = ({ title, siteTitle, description, url, feed }: HeadFacts): HeadTag[] => [
  { element: 'meta', attributes: { name: 'description', content: description } },
  link({ rel: 'canonical', href: url }),
  property('type', 'website'),
  property('site_name', siteTitle),
  property('title', title),
  property('description', description),
  property('url', url),
  ...(feed === undefined
    ? []
    : [link({ rel: 'alternate', type: FEED_TYPE, title: feed.title, href: feed.url })]),
];
