import { createHash } from 'node:crypto';

/** Headers that a store keeps with an object and gives back with it. */
export const KEPT_HEADERS = ['content-type', 'content-encoding', 'cache-control'] as const;

/** One object of a bucket. */
export interface StoredObject {
  readonly bytes: Buffer;
  /** MD5 of the bytes in quotes, as S3 makes it for an object that came in one part. */
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The conditions of a PUT. */
export interface Conditions {
  readonly ifMatch: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

/** A refusal, as S3 words it. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
}

export const etagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

/**
 * Why a PUT must not happen; `undefined` when it may. If-Match for a key that does not exist is 404, for
 * another object 412; If-None-Match knows `*` only, any other value is 501, all as S3 documents it.
 */
export function refusalOf(
  there: StoredObject | undefined,
  { ifMatch, ifNoneMatch }: Conditions,
): Refusal | undefined {
  if (ifNoneMatch !== undefined && ifNoneMatch !== '*') return { status: 501, code: 'NotImplemented' };
  if (ifNoneMatch === '*' && there !== undefined) return { status: 412, code: 'PreconditionFailed' };
  if (ifMatch === undefined) return undefined;
  if (there === undefined) return { status: 404, code: 'NoSuchKey' };
  return ifMatch === there.etag ? undefined : { status: 412, code: 'PreconditionFailed' };
}
