import type { StoredObject } from './objects';
import { element, textElement, xmlDocument } from './xml';

/** The parameters of a ListObjectsV2 request. */
interface ListRequest {
  readonly prefix: string;
  /** Empty: keys are not grouped. */
  readonly delimiter: string;
  /** Last key or common prefix of the previous page; empty for the first page. */
  readonly after: string;
  readonly maxKeys: number;
}

type Entry = { readonly kind: 'object' | 'common prefix'; readonly name: string };

const tokenOf = (name: string): string => Buffer.from(name).toString('base64url');

const parseListRequest = (query: URLSearchParams, pageSize: number): ListRequest => ({
  prefix: query.get('prefix') ?? '',
  delimiter: query.get('delimiter') ?? '',
  after: Buffer.from(query.get('continuation-token') ?? '', 'base64url').toString(),
  maxKeys: Math.min(Number(query.get('max-keys') ?? pageSize), pageSize),
});

/** Entries of all pages, each common prefix once, ordered by their UTF-8 bytes as in S3. */
function entriesOf(keys: Iterable<string>, { prefix, delimiter }: ListRequest): Entry[] {
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

/** Renders the response to a ListObjectsV2 request. @param pageSize maximum keys per page; S3's limit is 1000. */
export function listPage(
  bucket: string,
  objects: ReadonlyMap<string, StoredObject>,
  query: URLSearchParams,
  pageSize: number,
): string {
  const request = parseListRequest(query, pageSize);
  const { prefix, delimiter, after, maxKeys } = request;
  const all = entriesOf(objects.keys(), request);
  const rest = all.slice(after === '' ? 0 : all.findIndex(({ name }) => name === after) + 1);
  const page = rest.slice(0, maxKeys);
  const isTruncated = rest.length > page.length;
  const elements = page.map(({ kind, name }) =>
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
      ...elements,
    ]),
  );
}
