import { pageAddressFault, printableAddress } from '@portal/contract';
import { storedAddress } from '@portal/releases';
import type { ContentReader } from './content-reader';
import type { ContentHashes } from './conversation';
import { type DocumentKey, documentKeyOf, isSameKey } from './page-document';
import { type KnownPage, NO_DOCUMENT, type PageReader } from './page-reader';
import type { PageEntry, PageList, PagesWriter } from './pages-folder';
import { ownerOfPage, type PageSources } from './read-parts';
import type { Renderer } from './renderer';

/** The public pages of a portal. */
export interface ListedPages {
  readonly pages: readonly { readonly part: string; readonly path: string }[];
  /** Addresses that no page can have, and names of parts that cannot list their pages: why. */
  readonly failed: readonly { readonly path: string; readonly reason: string }[];
  /** Names of the parts that cannot list their pages. */
  readonly failedParts: ReadonlySet<string>;
}

/** Lists the public pages of all parts. PAGES-14, PAGES-15. */
export async function listPages(renderer: Renderer): Promise<ListedPages> {
  const pages: { part: string; path: string }[] = [];
  const failed: { path: string; reason: string }[] = [];
  const failedParts = new Set<string>();
  const lists = renderer.parts.map(async (part) => [part, await renderer.list(part)] as const);
  for (const [part, own] of await Promise.all(lists)) {
    if (own.kind === 'failed') {
      failedParts.add(part);
      failed.push({ path: part, reason: own.reason });
      continue;
    }
    for (const path of own.paths) {
      const fault = pageAddressFault(path);
      if (fault === undefined) pages.push({ part, path });
      else failed.push({ path: printableAddress(path), reason: `${part} lists it, and ${fault}` });
    }
  }
  return { pages, failed, failedParts };
}

/** What {@link renderPages} works with. */
export interface RenderOptions {
  readonly reader: PageReader;
  readonly renderer: Renderer;
  readonly content: ContentReader;
  /** Origin of the portal. */
  readonly portal: string;
  readonly folder: PagesWriter;
}

/** Not if the service does not send it. @param start the first digits of a hash, or all of them. */
const isHash = (response: ReturnType<ContentReader['read']>, start: string): Promise<boolean> =>
  response.then(
    (sent) => sent?.hash?.startsWith(start) === true,
    () => false,
  );

/**
 * Whether content is still as it was. A response that was kept may be older than what another publisher has rendered
 * meanwhile, so it is read again where it differs.
 */
async function isSameContent(known: ContentHashes, content: ContentReader): Promise<boolean> {
  let isSame = true;
  for (const [url, hash] of Object.entries(known))
    if (!(await isHash(content.read(url), hash)) && !(await isHash(content.readAgain(url), hash)))
      isSame = false;
  return isSame;
}

/** What a page was rendered from, if that is all as it was. */
async function freshContent(
  { record, content: shown }: KnownPage,
  key: DocumentKey,
  content: ContentReader,
): Promise<ContentHashes | undefined> {
  const isSame = await isSameContent(shown, content);
  return record !== null && isSame && isSameKey(record, key) ? record.content : undefined;
}

async function renderPage(
  { reader, renderer, content, folder }: RenderOptions,
  page: { readonly part: string; readonly path: string },
): Promise<PageEntry> {
  const known = await reader.page(page.path);
  const fresh = await freshContent(known, documentKeyOf(reader.sources, page.part), content);
  if (fresh !== undefined) return { ...page, kind: 'fresh', content: { ...fresh } };
  const rendered = await renderer.render(page.part, page.path);
  const { base } = known;
  const hashes = { ...rendered.content };
  switch (rendered.page.kind) {
    case 'failed':
      return { ...page, kind: 'failed', reason: rendered.page.reason };
    case 'none':
      return { ...page, kind: 'none', base, content: hashes };
    case 'page': {
      const fragment = await folder.addFragment(rendered.page);
      return { ...page, kind: 'page', base, content: hashes, fragment };
    }
  }
}

/** What the list may say of a part's pages. The list has room for all parts. */
const MAX_PART_BYTES = 16_000_000;

const tooMuch = (page: ListedPages['pages'][number]): PageEntry => ({
  ...page,
  kind: 'failed',
  reason: `The pages of ${page.part} have read too much, or said too much`,
});

/** The version that each part is rendered with. */
const versionsOf = ({ parts }: PageSources): Record<string, string> =>
  Object.fromEntries(Object.entries(parts).map(([name, { version }]) => [name, version]));

/**
 * Renders the public pages that are out of date, or may be, to a folder. Needs no right to write to the portal. A page
 * whose part cannot list its pages is left out, and so stays as it is. PAGES-6, PAGES-14 to PAGES-16.
 * @returns the list that the folder has.
 */
export async function renderPages(options: RenderOptions): Promise<PageList> {
  const { reader, renderer, portal, folder } = options;
  const listed = await listPages(renderer);
  const pages: PageEntry[] = [];
  const sizes = new Map<string, number>();
  for (const page of listed.pages) {
    const size = sizes.get(page.part) ?? 0;
    const entry = size > MAX_PART_BYTES ? tooMuch(page) : await renderPage(options, page);
    const added = Buffer.byteLength(JSON.stringify(entry));
    sizes.set(page.part, size + added);
    pages.push(size + added > MAX_PART_BYTES ? tooMuch(page) : entry);
  }
  const ownerOf = ownerOfPage(reader.sources.owners);
  const addresses = new Set(listed.pages.map(({ path }) => storedAddress(path)));
  for (const path of await reader.addresses()) {
    const part = ownerOf(path);
    if (addresses.has(storedAddress(path)) || listed.failedParts.has(part)) continue;
    const { base, record } = await reader.page(path);
    if (base === NO_DOCUMENT && (record === null || record.document === null)) continue;
    pages.push({ path, part, kind: 'gone', base });
  }
  const list = {
    portal,
    config: reader.sources.config,
    parts: versionsOf(reader.sources),
    pages,
    failed: [...listed.failed],
  };
  await folder.finish(list);
  return list;
}
