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

const named = (name: string, content: string): HeadTag => ({
  element: 'meta',
  attributes: { name, content },
});
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
  named('description', description),
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
