import { createHash } from 'node:crypto';
import { ALL_RELEASES, products as allProducts, feedPath } from '@portal/catalog';
import { idOf, type Listing } from './listing';
import type { ListedProduct, ListedRelease } from './read-releases';

/** The namespace of the portal's feeds and of their entries. It must never change. */
const NAMESPACE = Buffer.from('7d0f6c3e5b8a4f0e9b1d2c64a8f3e715', 'hex');

/** A name's UUID of version 5 (RFC 9562): the same for the same name, on every machine and at every address. */
function uuidOf(name: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that no XML document may have, also not escaped; half of a surrogate pair is one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Cs}]/gu;

/** A text as the content of an element or of a quoted attribute. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Entries of a feed: the newest ones. `releases.json` has all. */
const MAX_ENTRIES = 100;

const fileOf = (name: string): string => feedPath(name).slice(1);

/** The paths of all feeds, from the store's root. */
export const feedPaths = [ALL_RELEASES, ...allProducts.map(({ code }) => code)].map(fileOf);

/**
 * The releases that a feed can order: those with a date, and those that appeared after the list was first made. An
 * older release without a date is in `releases.json` only, because no time would be true for it. FEED-3.
 */
function entriesOf(products: readonly ListedProduct[]) {
  return products
    .flatMap((product) =>
      product.releases.flatMap((release) => {
        // When it was released or, without a date, first listed: an ISO 8601 timestamp.
        const updated = release.date === null ? release.listed : `${release.date}T00:00:00Z`;
        return updated === undefined ? [] : [{ product, release, updated }];
      }),
    )
    .sort((first, second) => (first.updated < second.updated ? 1 : first.updated > second.updated ? -1 : 0))
    .slice(0, MAX_ENTRIES);
}

function summaryOf({ date, dateText, files }: ListedRelease): string {
  const count = files.length === 1 ? '1 file' : `${files.length} files`;
  const released = date ?? dateText ?? 'not known';
  return `Release date: ${released}. ${count}.`;
}

const entryXml = ({ product, release, updated }: ReturnType<typeof entriesOf>[number]) => `<entry>
<id>urn:uuid:${uuidOf(idOf(product.code, release))}</id>
<title>${escapeXml(release.title)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(release.url)}"/>
${release.date === null ? '' : `<published>${updated}</published>\n`}<updated>${updated}</updated>
<category term="${escapeXml(product.code)}" label="${escapeXml(product.name)}"/>
<summary>${escapeXml(summaryOf(release))}</summary>
</entry>
`;

/** Facts of a portal that its feeds state. */
export interface FeedPortal {
  /** Origin, such as `https://portal.example`. */
  readonly portal: string;
  readonly siteTitle: string;
}

interface Feed {
  /** Its file name, which also identifies it. */
  readonly name: string;
  readonly title: string;
  /** The page that it belongs to. */
  readonly page: string;
  readonly products: readonly ListedProduct[];
}

/** An Atom feed (RFC 4287). FEED-2. @param since its time if it has no entries: when the list was first made. */
function feedXml({ name, title, page, products }: Feed, { portal, siteTitle }: FeedPortal, since: string) {
  const entries = entriesOf(products);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>urn:uuid:${uuidOf(`feed/${name}`)}</id>
<title>${escapeXml(`${title} | ${siteTitle}`)}</title>
<link rel="self" type="application/atom+xml" href="${escapeXml(new URL(feedPath(name), portal).href)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
<updated>${entries[0]?.updated ?? since}</updated>
<author><name>${escapeXml(siteTitle)}</name></author>
${entries.map(entryXml).join('')}</feed>
`;
}

/** All feeds, by path from the store's root. FEED-2. */
export function feedFiles({ since, products }: Listing, portal: FeedPortal): Map<string, string> {
  const page = new URL('/start', portal.portal).href;
  const feeds: readonly Feed[] = [
    { name: ALL_RELEASES, title: 'Releases', page, products },
    ...products.map((product) => ({
      name: product.code,
      title: `${product.name} releases`,
      page: product.url,
      products: [product],
    })),
  ];
  return new Map(feeds.map((feed) => [fileOf(feed.name), feedXml(feed, portal, since)]));
}
