import { hashOf } from '../release/hash-of';
import { bytesOf, type ReleaseStore } from '../release/store/store';
import type { DocumentKey } from './page-document';
import { documentPath, type PageRecord, recordPath, type StoredRecord } from './page-record';
import type { ContentHashes } from './renderer';
import { replacements } from './variants';

export interface WrittenPage {
  readonly path: string;
  readonly key: DocumentKey;
  /** `null`: the address has no page of its own. */
  readonly html: string | null;
  readonly content: ContentHashes;
  /** The record before the page was rendered. */
  readonly before: StoredRecord;
}

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
  const file = documentPath(path);
  const existing = await store.read(file);
  const text = html ?? (existing === null ? null : plain);
  const bytes = text === null ? null : bytesOf(text);
  const document = bytes === null ? null : hashOf(bytes);
  const isChanged = bytes !== null && (existing === null || hashOf(existing.bytes) !== document);
  const record: PageRecord = {
    ...key,
    content: { ...content },
    document: html === null ? null : document,
    changed: isChanged || before.record === null ? now.toISOString() : before.record.changed,
  };
  const changes = [
    ...(isChanged ? await replacements(store, { path: file, bytes, expected: existing?.tag ?? null }) : []),
    { path: recordPath(path), bytes: bytesOf(`${JSON.stringify(record)}\n`), expected: before.tag },
  ];
  return (await store.replace(changes)) === changes.length ? record : null;
}
