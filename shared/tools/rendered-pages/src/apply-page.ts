import { pageAddressFault, printableAddress } from '@portal/contract';
import { bytesOf, hashOf, isSame, type PageRecord, type ReleaseStore, storedAddress } from '@portal/releases';
import type { AllowedAddresses } from './check/allowed-elements';
import { documentFault } from './check/check-document';
import { type ContentSettings, contentFolderOf } from './content-reader';
import type { ContentHashes } from './conversation';
import { type DocumentKey, documentKeyOf, isSameKey, pageDocument, pagePartsOf } from './page-document';
import { baseBefore, NO_DOCUMENT } from './page-reader';
import type { PageEntry, PagesFolder } from './pages-folder';
import { isStillLive, type PageTarget } from './read-parts';
import { type PageBefore, readPage, type WrittenPage, writePage } from './write-page';

/** What pages are applied with. */
export interface ApplyWork {
  readonly store: ReleaseStore;
  readonly folder: PagesFolder;
  readonly target: PageTarget;
  readonly settings: ContentSettings;
  /** The portal, and what its pages may show of other sites. */
  readonly allowed: Omit<AllowedAddresses, 'own'>;
  /** The part that an address belongs to. */
  readonly ownerOf: (path: string) => string;
  readonly now: Date;
  /** The addresses of the entries so far, as records have them. */
  readonly seen: Set<string>;
}

/** What became of a page, and the record that it has now. */
export type Outcome =
  | { readonly kind: 'rendered' | 'fresh' | 'none'; readonly record: PageRecord | null }
  | { readonly kind: 'lost' }
  | { readonly kind: 'failed'; readonly reason: string };

const LOST: Outcome = { kind: 'lost' };
const failed = (reason: string): Outcome => ({ kind: 'failed', reason });

/** Says why an entry may say nothing of its address; `undefined`: it may. */
function entryFault({ settings, ownerOf, allowed, seen }: ApplyWork, entry: PageEntry): string | undefined {
  const { path, part } = entry;
  const fault = pageAddressFault(path);
  if (fault !== undefined) return fault;
  const address = storedAddress(path);
  if (seen.has(address)) return 'the folder has it twice';
  seen.add(address);
  const owner = ownerOf(path);
  if (owner !== part) return `${part} has rendered it, and it belongs to ${owner}`;
  const { portal } = allowed;
  const content = new URL(contentFolderOf(settings), portal).href;
  const isContent = (url: string) =>
    URL.canParse(url, portal) && new URL(url, portal).href.startsWith(content);
  const other = 'content' in entry ? Object.keys(entry.content).find((url) => !isContent(url)) : undefined;
  return other && `${printableAddress(other)} is no content`;
}

function isSameContent(first: ContentHashes, second: ContentHashes): boolean {
  const urls = Object.keys(first);
  return urls.length === Object.keys(second).length && urls.every((url) => first[url] === second[url]);
}

/** Whether a record says that a page was rendered from this. */
const isOf = (record: PageRecord | null, key: DocumentKey, content: ContentHashes): record is PageRecord =>
  record !== null && isSameKey(record, key) && isSameContent(record.content, content);

/** Whether an address without a page has the document of the live host, or none. */
const isPlain = ({ file }: PageBefore, { template }: PageTarget): boolean =>
  file.stored === null || isSame(file, bytesOf(template));

/** Writes a page, unless something newer would be replaced. @param base of the document that it was rendered after. */
async function write({ store, target, now }: ApplyWork, base: string, page: WrittenPage): Promise<Outcome> {
  const { path, html, before } = page;
  // Where nothing was ever written, nothing newer is replaced: a local portal renders what its store does not have.
  const isNew = before.file.stored === null && before.tag === null;
  const isBehind = (!isNew && baseBefore(before) !== base) || !(await isStillLive(store, target, path));
  const record = isBehind ? null : await writePage(store, target.template, now, page);
  if (record === null) return LOST;
  return { kind: html === null ? 'none' : 'rendered', record };
}

async function applyRendered(
  work: ApplyWork,
  entry: Extract<PageEntry, { readonly kind: 'page' }>,
  key: DocumentKey,
  before: PageBefore,
): Promise<Outcome> {
  const { folder, target, allowed } = work;
  const { path, part, base, content } = entry;
  const fragment = await folder.fragment(entry.fragment).catch((error: Error) => error);
  if (fragment instanceof Error) return failed(fragment.message);
  const page = pagePartsOf(target, part, fragment, content);
  const html = pageDocument(page);
  const bytes = bytesOf(html);
  const { record, file } = before;
  if (isOf(record, key, content) && record.document === hashOf(bytes) && isSame(file, bytes))
    return { kind: 'fresh', record };
  const own = new URL(path, allowed.portal).href;
  const fault = documentFault(html, page, { ...allowed, own });
  return fault === undefined ? write(work, base, { path, key, html, content, before }) : failed(fault);
}

/** Checks an entry of a folder and writes what it says, unless the page has changed since it was rendered. */
export async function applyPage(work: ApplyWork, entry: PageEntry): Promise<Outcome> {
  const fault = entryFault(work, entry);
  if (fault !== undefined) return failed(fault);
  if (entry.kind === 'failed') return failed(entry.reason);
  const { store, folder, target } = work;
  const { path, part } = entry;
  const key = documentKeyOf(target, part);
  const before = await readPage(store, path);
  const { record } = before;
  // Rendered with a release that is not live any more.
  if (folder.list.parts[part] !== target.parts[part]?.version) return LOST;
  switch (entry.kind) {
    case 'page':
      return applyRendered(work, entry, key, before);
    case 'none':
      if (isOf(record, key, entry.content) && record.document === null && isPlain(before, target))
        return { kind: 'fresh', record };
      return write(work, entry.base, { path, key, html: null, content: entry.content, before });
    case 'gone':
      if (baseBefore(before) === NO_DOCUMENT && (record === null || record.document === null))
        return { kind: 'fresh', record };
      return write(work, entry.base, { path, key: { ...key, part: '' }, html: null, content: {}, before });
    case 'fresh':
      return isOf(record, key, entry.content) ? { kind: 'fresh', record } : LOST;
  }
}

/**
 * Gives an address without a page of its own the document of the live host, if it has that of another one: nobody may
 * delete it, and no rendering follows the host for it. PAGES-21.
 */
export async function followHost(work: ApplyWork, path: string): Promise<Outcome> {
  const { host, config } = work.target;
  const before = await readPage(work.store, path);
  const { record } = before;
  const isCurrent = record?.host === host && isPlain(before, work.target);
  if (record?.document !== null || isCurrent || baseBefore(before) !== NO_DOCUMENT)
    return { kind: 'fresh', record };
  const key = { host, config, part: '' };
  return write(work, NO_DOCUMENT, { path, key, html: null, content: {}, before });
}
