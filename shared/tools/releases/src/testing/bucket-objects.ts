import { createHash } from 'node:crypto';

/** Headers that the bucket stores with an object and returns with it. */
export const KEPT_HEADERS = ['content-type', 'content-encoding', 'cache-control'] as const;

/** One object of a bucket. */
export interface StoredObject {
  readonly bytes: Buffer;
  /** Quoted MD5 of the bytes, as S3 computes it for an object that was uploaded in one part. */
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The conditions of a PUT. */
export interface Conditions {
  readonly ifMatch: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

/** An error response of S3. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
}

export const etagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

/**
 * The error response for a PUT whose conditions do not hold; `undefined` if they hold. As S3 documents it,
 * If-Match is 404 for a key that does not exist and 412 for another object; If-None-Match supports only
 * `*`, any other value is 501.
 */
export function refusalOf(existing: StoredObject | undefined, { ifMatch, ifNoneMatch }: Conditions) {
  if (ifNoneMatch !== undefined && ifNoneMatch !== '*') return { status: 501, code: 'NotImplemented' };
  if (ifNoneMatch === '*' && existing !== undefined) return { status: 412, code: 'PreconditionFailed' };
  if (ifMatch === undefined) return undefined;
  if (existing === undefined) return { status: 404, code: 'NoSuchKey' };
  return ifMatch === existing.etag ? undefined : { status: 412, code: 'PreconditionFailed' };
}

/** An XML element. @param content a text, or elements. */
export const element = (name: string, content: string | boolean | readonly string[]): string => {
  const inner = Array.isArray(content)
    ? content.join('')
    : String(content).replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<${name}>${inner}</${name}>`;
};

/**
 * Renders the response to a ListObjectsV2 request with the delimiter `/`, as far as the client reads it. The token of
 * the next page is the last name of this one.
 * @param pageSize maximum number of names per page.
 */
export function listPage(keys: Iterable<string>, query: URLSearchParams, pageSize: number): string {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const inFolder = [...keys].filter((key) => key.startsWith(prefix));
  // Those of a folder below are one common prefix, which ends with the slash.
  const names = new Set(
    inFolder.map((key) => prefix + (/^[^/]*\/?/.exec(key.slice(prefix.length))?.[0] ?? '')),
  );
  const rest = [...names].sort().filter((name) => name > after);
  const page = rest.slice(0, pageSize);
  const isTruncated = rest.length > page.length;
  return element('ListBucketResult', [
    element('IsTruncated', isTruncated),
    ...(isTruncated ? [element('NextContinuationToken', page.at(-1) ?? '')] : []),
    ...page.map((name) =>
      name.endsWith('/')
        ? element('CommonPrefixes', [element('Prefix', name)])
        : element('Contents', [element('Key', name)]),
    ),
  ]);
}
