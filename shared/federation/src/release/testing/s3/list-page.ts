import type { StoredObject } from './objects';
import { element, textElement, xmlDocument } from './xml';

/** What a ListObjectsV2 request asks for. */
interface Listing {
  readonly prefix: string;
  /** Empty: keys are not rolled up. */
  readonly delimiter: string;
  /** Last key or common prefix of the page before; empty at the first page. */
  readonly after: string;
  readonly maxKeys: number;
}

type Entry = { readonly kind: 'object' | 'common prefix'; readonly name: string };

const tokenOf = (name: string): string => Buffer.from(name).toString('base64url');

const readListing = (query: URLSearchParams, pageSize: number): Listing => ({
  prefix: query.get('prefix') ?? '',
  delimiter: query.get('delimiter') ?? '',
  after: Buffer.from(query.get('continuation-token') ?? '', 'base64url').toString(),
  maxKeys: Math.min(Number(query.get('max-keys') ?? pageSize), pageSize),
});

/** Entries of all pages, each common prefix once, in the order of their UTF-8 bytes, as S3 lists them. */
function entriesOf(keys: Iterable<string>, { prefix, delimiter }: Listing): Entry[] {
  const entries = new Map<string, Entry>();
  for (const key of keys) {
    if (!key.startsWith(prefix)) continue;
    const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
    const name = end < 0 ? key : key.slice(0, end + delimiter.length);
    entries.set(name, { name, kind: end < 0 ? 'object' : 'common prefix' });
  }
  return [...entries.values()].sort((one, other) =>
    Buffer.compare(Buffer.from(one.name), Buffer.from(other.name)),
  );
}

/** Answers one ListObjectsV2 request. @param pageSize keys on a page at most; S3's own limit is 1000. */
export function listPage(
  bucket: string,
  objects: ReadonlyMap<string, StoredObject>,
  query: URLSearchParams,
  pageSize: number,
): string {
  const listing = readListing(query, pageSize);
  const { prefix, delimiter, after, maxKeys } = listing;
  const all = entriesOf(objects.keys(), listing);
  const rest = all.slice(after === '' ? 0 : all.findIndex(({ name }) => name === after) + 1);
  const page = rest.slice(0, maxKeys);
  const isTruncated = rest.length > page.length;
  const shown = page.map(({ kind, name }) =>
    kind === 'object'
      ? element('Contents', [
          textElement('Key', name),
          textElement('ETag', objects.get(name)?.etag ?? ''),
          textElement('Size', objects.get(name)?.bytes.length ?? 0),
        ])
      : element('CommonPrefixes', [textElement('Prefix', name)]),
  );
  return xmlDocument(
    element('ListBucketResult', [
      textElement('Name', bucket),
      textElement('Prefix', prefix),
      textElement('Delimiter', delimiter),
      textElement('MaxKeys', maxKeys),
      textElement('KeyCount', page.length),
      textElement('IsTruncated', isTruncated),
      ...(isTruncated ? [textElement('NextContinuationToken', tokenOf(page.at(-1)?.name ?? ''))] : []),
      ...shown,
    ]),
  );
}
