import {
  bytesOf,
  type DerivedFile,
  documentPath,
  filesBelow,
  forEachLimited,
  hashOf,
  isSame,
  type PageRecord,
  pageOfRecord,
  RECORDS_FOLDER,
  type ReleaseStore,
  readDerived,
  readRecord,
  recordPath,
  replacements,
  retry,
  type StoredRecord,
} from '@portal/releases';
import type { ContentHashes } from './conversation';
import type { DocumentKey } from './page-document';
import { readLiveTemplate } from './read-parts';

/** The addresses that have a record, in its encoding. */
export const recordedPages = async (store: ReleaseStore): Promise<readonly string[]> =>
  (await filesBelow(store, RECORDS_FOLDER)).map(pageOfRecord);

/** A page before it is rendered: its record and its document. */
export interface PageBefore extends StoredRecord {
  readonly file: DerivedFile;
}

/** Reads a page. Read it before what it is rendered from, so that nothing newer is replaced. PAGES-7. */
export async function readPage(store: ReleaseStore, path: string): Promise<PageBefore> {
  const file = await readDerived(store, documentPath(path));
  return { ...(await readRecord(store, path)), file };
}

export interface WrittenPage {
  readonly path: string;
  readonly key: DocumentKey;
  /** `null`: the address has no page of its own. */
  readonly html: string | null;
  readonly content: ContentHashes;
  readonly before: PageBefore;
}

/** Makes the next run render the page again. */
const markStale = (store: ReleaseStore, path: string): Promise<true> =>
  retry(store.location, recordPath(path), async () => {
    const { record, tag } = await readRecord(store, path);
    if (record === null) return true;
    const bytes = bytesOf(`${JSON.stringify({ ...record, config: '' })}\n`);
    const count = await store.replace([{ path: recordPath(path), bytes, expected: tag }]);
    return count === 1 ? true : undefined;
  });

/**
 * Replaces a document and its record, the record last. Nothing is replaced that has changed since it was read. PAGES-7.
 * @param plain the document of every other address; a page that is gone gets it.
 * @returns the new record; `null` if another publisher changed the page meanwhile.
 */
export async function writePage(
  store: ReleaseStore,
  plain: string,
  now: Date,
  { path, key, html, content, before }: WrittenPage,
): Promise<PageRecord | null> {
  const { file } = before;
  const text = html ?? (file.stored === null ? null : plain);
  const bytes = text === null ? null : bytesOf(text);
  const document = bytes === null ? null : hashOf(bytes);
  const isChanged = bytes !== null && !isSame(file, bytes);
  const record: PageRecord = {
    ...key,
    content: { ...content },
    document: html === null ? null : document,
    changed: isChanged || before.record === null ? now.toISOString() : before.record.changed,
  };
  const changes = [
    ...(isChanged ? await replacements(file, bytes) : []),
    { path: recordPath(path), bytes: bytesOf(`${JSON.stringify(record)}\n`), expected: before.tag },
  ];
  const count = await store.replace(changes);
  if (count === changes.length) return record;
  // In a bucket, files are replaced one by one: the document may be this one, and the record another publisher's.
  if (count > 0) await markStale(store, path);
  return null;
}

/**
 * Gives the addresses whose documents are of hosts that were taken back the document of the live host, without rendering
 * anything: the browser draws these pages until they are rendered again. PAGES-23.
 * @param withdrawn versions of the hosts that were taken back; the live one stays.
 * @returns how many addresses.
 */
export async function withdrawPages(
  store: ReleaseStore,
  withdrawn: readonly string[],
  now: Date,
): Promise<number> {
  const paths = await recordedPages(store);
  if (paths.length === 0) return 0;
  const { host, template } = await readLiveTemplate(store);
  let count = 0;
  await forEachLimited(paths, (path) =>
    retry(store.location, recordPath(path), async () => {
      const { record } = await readRecord(store, path);
      if (record === null || record.host === host || !withdrawn.includes(record.host)) return true;
      const before = await readPage(store, path);
      // Of no part: what the page is rendered from next is other than this.
      const key = { host, part: '', config: '' };
      const written = await writePage(store, template, now, { path, key, html: null, content: {}, before });
      if (written === null) return undefined; // look again
      count += 1;
      return true;
    }).then(() => undefined),
  );
  return count;
}
