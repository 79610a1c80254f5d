import { pageAddressFault, printableAddress } from '@portal/contract';
import { bytesOf, hashOf, isSame, type PageRecord, type ReleaseStore, storedAddress } from '@portal/releases';
import { documentFault } from './check/check-document';
import { type ContentSettings, contentFolderOf } from './content-reader';
import type { ContentHashes } from './conversation';
import { type DocumentKey, pageDocument } from './page-document';
import { baseBefore, NO_DOCUMENT } from './page-reader';
import type { PageEntry, PagesFolder } from './pages-folder';
import { isStillLive, type PageTarget } from './read-parts';
import { type PageBefore, readPage, writePage } from './write-page';

/** What pages are applied with. */
export interface ApplyWork {
  readonly store: ReleaseStore;
  readonly folder: PagesFolder;
  readonly target: PageTarget;
  /** Origin of the portal. */
  readonly portal: string;
  readonly settings: ContentSettings;
  /** Addresses that frames may show. */
  readonly frames: readonly string[];
  /** Origins of images besides the portal's. */
  readonly images: readonly string[];
  /** The part that an address belongs to. */
  readonly ownerOf: (path: string) => string;
  readonly now: Date;
  /** The addresses of the entries so far, as records have them. */
  readonly seen: Set<string>;
}

/** What became of a page, and the record that it has now. */
export type Outcome =
  | { readonly kind: 'rendered' | 'fresh' | 'none' | 'lost'; readonly record: PageRecord | null }
  | { readonly kind: 'failed'; readonly reason: string };

type EntryOf<Kind extends PageEntry['kind']> = Extract<PageEntry, { readonly kind: Kind }>;

const failed = (reason: string): Outcome => ({ kind: 'failed', reason });

/** Says why an entry may say nothing of its address; `undefined`: it may. */
function entryFault({ settings, ownerOf, portal, seen }: ApplyWork, entry: PageEntry): string | undefined {
  const { path, part } = entry;
  const fault = pageAddressFault(path);
  if (fault !== undefined) return fault;
  const address = storedAddress(path);
  if (seen.has(address)) return 'the folder has it twice';
  seen.add(address);
  const owner = ownerOf(path);
  if (owner !== part) return `${part} has rendered it, and it belongs to ${owner}`;
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
  record !== null &&
  record.host === key.host &&
  record.part === key.part &&
  record.config === key.config &&
  isSameContent(record.content, content);

/** Whether an address without a page has the document of the live host, or none. */
const isPlain = ({ file }: PageBefore, { template }: PageTarget): boolean =>
  file.stored === null || isSame(file, bytesOf(template));

/** What is to be written, once it is known that nothing newer is replaced. */
interface Change {
  readonly entry: { readonly path: string; readonly base: string };
  readonly before: PageBefore;
  readonly key: DocumentKey;
  readonly content: ContentHashes;
  readonly html: string | null;
}

async function write({ store, target, now }: ApplyWork, change: Change): Promise<Outcome> {
  const { entry, before, key, content, html } = change;
  // Where nothing was ever written, nothing newer is replaced: a local portal renders what its store does not have.
  const isNew = before.file.stored === null && before.tag === null;
  const isBehind =
    (!isNew && baseBefore(before) !== entry.base) || !(await isStillLive(store, target, entry.path));
  if (isBehind) return { kind: 'lost', record: before.record };
  const written = { path: entry.path, key, html, content, before };
  const record = await writePage(store, target.template, now, written);
  if (record === null) return { kind: 'lost', record: before.record };
  return { kind: html === null ? 'none' : 'rendered', record };
}

async function applyRendered(
  work: ApplyWork,
  entry: EntryOf<'page'>,
  key: DocumentKey,
  before: PageBefore,
): Promise<Outcome> {
  const { folder, target, portal, frames, images } = work;
  const { path, part, content } = entry;
  const fragment = await folder.fragment(entry.fragment).catch((error: Error) => error);
  if (fragment instanceof Error) return failed(fragment.message);
  const styles = target.parts[part]?.styles(fragment.html) ?? '';
  const page = { template: target.template, ...fragment, styles, key, content };
  const html = pageDocument(page);
  const bytes = bytesOf(html);
  if (
    isOf(before.record, key, content) &&
    before.record.document === hashOf(bytes) &&
    isSame(before.file, bytes)
  )
    return { kind: 'fresh', record: before.record };
  const fault = documentFault(html, page, { portal, frames, images, own: new URL(path, portal).href });
  if (fault !== undefined) return failed(fault);
  return write(work, { entry, before, key, content, html });
}

async function applyEntry(work: ApplyWork, entry: PageEntry): Promise<Outcome> {
  if (entry.kind === 'failed') return failed(entry.reason);
  const { store, folder, target } = work;
  const version = target.parts[entry.part]?.version;
  const key = { host: target.host, part: `${entry.part}@${version ?? ''}`, config: target.config };
  const before = await readPage(store, entry.path);
  const { record } = before;
  // Rendered with a release that is not live any more.
  if (folder.list.parts[entry.part] !== version) return { kind: 'lost', record };
  switch (entry.kind) {
    case 'page':
      return applyRendered(work, entry, key, before);
    case 'none':
      if (isOf(record, key, entry.content) && record.document === null && isPlain(before, target))
        return { kind: 'fresh', record };
      return write(work, { entry, before, key, content: entry.content, html: null });
    case 'gone':
      if (baseBefore(before) === NO_DOCUMENT && (record === null || record.document === null))
        return { kind: 'fresh', record };
      return write(work, { entry, before, key: { ...key, part: '' }, content: {}, html: null });
    case 'fresh':
      return { kind: isOf(record, key, entry.content) ? 'fresh' : 'lost', record };
  }
}

/** Checks an entry of a folder and writes what it says, unless the page has changed since it was rendered. */
export async function applyPage(work: ApplyWork, entry: PageEntry): Promise<Outcome> {
  const fault = entryFault(work, entry);
  return fault === undefined ? applyEntry(work, entry) : failed(fault);
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
  const entry = { path, base: NO_DOCUMENT };
  return write(work, { entry, before, key: { host, config, part: '' }, content: {}, html: null });
}
