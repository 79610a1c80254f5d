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
export function refusalOf(
  existing: StoredObject | undefined,
  { ifMatch, ifNoneMatch }: Conditions,
): Refusal | undefined {
  if (ifNoneMatch !== undefined && ifNoneMatch !== '*') return { status: 501, code: 'NotImplemented' };
  if (ifNoneMatch === '*' && existing !== undefined) return { status: 412, code: 'PreconditionFailed' };
  if (ifMatch === undefined) return undefined;
  if (existing === undefined) return { status: 404, code: 'NoSuchKey' };
  return ifMatch === existing.etag ? undefined : { status: 412, code: 'PreconditionFailed' };
}
