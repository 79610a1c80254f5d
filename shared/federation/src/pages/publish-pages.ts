import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hashOf } from '../release/hash-of';
import { bytesOf, filesBelow, type ReleaseStore, type Replacement } from '../release/store/store';
import { type ContentReader, createContentReader, readContentSettings } from './content-reader';
import { type DocumentKey, pageDocument } from './page-document';
import {
  documentPath,
  type PageRecord,
  pageOfRecord,
  RECORDS_FOLDER,
  readRecord,
  recordPath,
  type StoredRecord,
} from './page-record';
import { type PageSources, readPageSources } from './read-parts';
import { type ContentHashes, type Renderer, startRenderer } from './renderer';

/** Options of {@link publishPages}. */
export interface PagesOptions {
  /** Origin of the portal, such as `https://portal.example`. */
  readonly portal: string;
  /** Text of its configuration document. */
  readonly config: string;
  readonly now: Date;
}

/** What became of each page. */
export interface PagesReport {
  /** Written, because something that they are rendered from changed. */
  readonly rendered: readonly string[];
  /** Rendered from the same as before. */
  readonly fresh: number;
  /** Addresses without a page of their own. */
  readonly none: readonly string[];
  /** Pages that stay as they were, and why. */
  readonly failed: readonly { readonly path: string; readonly reason: string }[];
  /** Changed by another publisher in the meantime. */
  readonly lost: readonly string[];
}

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
/** Pages are compressed again and again, so not with the highest quality, which takes ten times as long. */
const BROTLI_QUALITY = 9;

/** A document with its variants for servers that send compressed files. */
const variants = async (path: string, bytes: Uint8Array): Promise<[path: string, bytes: Uint8Array][]> => [
  [`${path}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })],
  [`${path}.gz`, await gz(bytes, { level: 9 })],
  [path, bytes],
];

interface Work {
  readonly store: ReleaseStore;
  readonly sources: PageSources;
  readonly renderer: Renderer;
  readonly content: ContentReader;
  readonly now: Date;
}

type Outcome =
  | { readonly kind: 'rendered' | 'fresh' | 'none' | 'lost' }
  | { readonly kind: 'failed'; readonly reason: string };

const isSameKey = (record: PageRecord, key: DocumentKey) =>
  record.host === key.host && record.part === key.part && record.config === key.config;

/** Whether everything that a page was rendered from is still the same. */
async function isFresh(
  record: PageRecord | null,
  key: DocumentKey,
  content: ContentReader,
): Promise<boolean> {
  if (record === null || !isSameKey(record, key)) return false;
  for (const [url, hash] of Object.entries(record.content))
    if ((await content.read(url))?.hash !== hash) return false;
  return true;
}

interface Written {
  readonly path: string;
  readonly key: DocumentKey;
  /** `null`: the address has no page of its own. */
  readonly html: string | null;
  readonly content: ContentHashes;
  readonly before: StoredRecord;
}

/**
 * Replaces a document and its record, the record last. Nothing is replaced that has changed since it was read.
 * @returns whether it succeeded. PAGES-7.
 */
async function write({ store, sources, now }: Work, page: Written): Promise<boolean> {
  const { path, key, html, content, before } = page;
  const file = documentPath(path);
  const existing = await store.read(file);
  // A page that is gone gets the document that every other address has.
  const text = html ?? (existing === null ? null : sources.template);
  const bytes = text === null ? null : bytesOf(text);
  const document = bytes === null ? null : hashOf(bytes);
  const isChanged = bytes !== null && (existing === null || hashOf(existing.bytes) !== document);
  const documents: Replacement[] = [];
  if (isChanged)
    for (const [name, variant] of await variants(file, bytes)) {
      const stored = name === file ? existing : await store.read(name);
      documents.push({ path: name, bytes: variant, expected: stored?.tag ?? null });
    }
  const record: PageRecord = {
    ...key,
    content: { ...content },
    document: html === null ? null : document,
    changed: isChanged || before.record === null ? now.toISOString() : before.record.changed,
  };
  const changes: Replacement[] = [
    ...documents,
    { path: recordPath(path), bytes: bytesOf(`${JSON.stringify(record)}\n`), expected: before.tag },
  ];
  return (await store.replace(changes)) === changes.length;
}

async function publishPage(work: Work, part: string, path: string): Promise<Outcome> {
  const { store, sources, renderer, content } = work;
  const { version = '', styles = '' } = sources.parts[part] ?? {};
  const key: DocumentKey = { host: sources.host, part: `${part}@${version}`, config: sources.config };
  const before = await readRecord(store, path);
  if (await isFresh(before.record, key, content)) return { kind: 'fresh' };
  const rendered = await renderer.render(path);
  if (rendered.page.kind === 'failed') return rendered.page;
  const { page } = rendered;
  const html =
    page.kind === 'page' ? pageDocument({ template: sources.template, ...page, styles, key }) : null;
  if (!(await write(work, { path, key, html, content: rendered.content, before }))) return { kind: 'lost' };
  return { kind: html === null ? 'none' : 'rendered' };
}

/** Pages that have a document and are no longer public. */
async function gonePages({ store }: Work, listed: ReadonlySet<string>): Promise<string[]> {
  const records = await filesBelow(store, RECORDS_FOLDER);
  return records.map(pageOfRecord).filter((path) => !listed.has(path));
}

/**
 * Derives the documents of all public pages from the live host, the default releases and the content. Renders only
 * what is out of date, so an interrupted run is finished by the next. A page that cannot be rendered stays as it is.
 * PAGES-6, PAGES-7.
 * @throws {ReleaseError} if the releases cannot render, or list no pages.
 */
export async function publishPages(
  store: ReleaseStore,
  { portal, config, now }: PagesOptions,
): Promise<PagesReport> {
  const sources = await readPageSources(store, portal, config);
  const content = createContentReader(portal, readContentSettings(config));
  const renderer = await startRenderer({ setup: sources.setup, content });
  const work: Work = { store, sources, renderer, content, now };
  const outcomes: Record<Exclude<Outcome['kind'], 'failed'>, string[]> = {
    rendered: [],
    fresh: [],
    none: [],
    lost: [],
  };
  const failed: { path: string; reason: string }[] = [];
  try {
    const listed = Object.entries(await renderer.list());
    for (const [part, paths] of listed)
      for (const path of paths) {
        const outcome = await publishPage(work, part, path);
        if (outcome.kind === 'failed') failed.push({ path, reason: outcome.reason });
        else outcomes[outcome.kind].push(path);
      }
    for (const path of await gonePages(work, new Set(listed.flatMap(([, paths]) => paths)))) {
      const before = await readRecord(store, path);
      if (before.record?.document === null) continue;
      const key = { host: sources.host, part: '', config: sources.config };
      const isWritten = await write(work, { path, key, html: null, content: {}, before });
      outcomes[isWritten ? 'none' : 'lost'].push(path);
    }
  } finally {
    renderer.close();
  }
  return { ...outcomes, fresh: outcomes.fresh.length, failed };
}
