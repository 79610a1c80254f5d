import * as v from 'valibot';
import { type ReleaseStore, readText } from '../store/store';

const recordSchema = v.object({
  host: v.string(),
  part: v.string(),
  config: v.string(),
  /** Hashes of the content that was read, by URL. */
  content: v.record(v.string(), v.string()),
  /** SHA-256 of the document; `null`: the address has no page of its own. */
  document: v.nullable(v.string()),
  /** When the document's bytes last changed: an ISO 8601 timestamp. */
  changed: v.pipe(v.string(), v.isoTimestamp()),
});

/** What a page was rendered from. Private: nothing of it is served. PAGES-7. */
export type PageRecord = v.InferOutput<typeof recordSchema>;

export const PAGES_FOLDER = 'pages';
export const RECORDS_FOLDER = '.pages';

/** The path as a file system has it. @param path an address that {@link pageAddressFault} accepts. */
const decoded = (path: string) => path.split('/').map(decodeURIComponent).join('/');

export const documentPath = (path: string): string => `${PAGES_FOLDER}${decoded(path)}.html`;
export const recordPath = (path: string): string => `${RECORDS_FOLDER}${decoded(path)}.json`;

/** The page of a record's path. */
export const pageOfRecord = (path: string): string =>
  path.slice(RECORDS_FOLDER.length, -'.json'.length).split('/').map(encodeURIComponent).join('/');

/** The address of a page as its record has it: addresses of one page can be encoded in several ways. */
export const storedAddress = (path: string): string => pageOfRecord(recordPath(path));

/** A stored record; `record` is `null` if it does not exist or is not valid, so that the page is rendered again. */
export interface StoredRecord {
  readonly record: PageRecord | null;
  readonly tag: string | null;
}

export async function readRecord(store: ReleaseStore, path: string): Promise<StoredRecord> {
  const stored = await readText(store, recordPath(path));
  if (stored === null) return { record: null, tag: null };
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), recordSchema), stored.text);
  return { record: result.success ? result.output : null, tag: stored.tag };
}
