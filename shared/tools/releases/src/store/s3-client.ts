import type { PutOutcome } from './probe-conditions';

/** How long a provider may take, and how often a request is sent. */
export interface S3Limits {
  /** Until a connection is there, in milliseconds. */
  readonly connectMs: number;
  /** Without a byte in either direction, also within a body, in milliseconds. */
  readonly idleMs: number;
  /** Until the response begins, in milliseconds; uploading the body counts. */
  readonly requestMs: number;
  /** Attempts in all. The SDK waits in between, longer each time. */
  readonly attempts: number;
}

/** A file of a release has at most some megabytes, which a slow line uploads in less. REL-25. */
export const LIMITS: S3Limits = { connectMs: 5_000, idleMs: 30_000, requestMs: 120_000, attempts: 3 };

/** Creates a client for the provider that the environment names. */
export async function connect(limits: S3Limits = LIMITS) {
  // Its next versions need a newer Node.js than this workspace does: nobody who runs a command can act on that.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  // On demand, so that a release into a folder does not wait for it.
  const { S3 } = await import('@aws-sdk/client-s3');
  const { AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL } = process.env;
  return new S3({
    // Most providers other than AWS do not support a host name per bucket.
    forcePathStyle: (AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL) !== undefined,
    maxAttempts: limits.attempts,
    requestHandler: {
      connectionTimeout: limits.connectMs,
      socketTimeout: limits.idleMs,
      requestTimeout: limits.requestMs,
      // Otherwise the SDK only warns.
      throwOnRequestTimeout: true,
    },
  });
}

const statusOf = (error: unknown): number | undefined =>
  (error as { readonly $metadata?: { readonly httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode;

/** Whether an object is missing. A missing bucket is also a 404, and must not pass for an empty store. */
const isMissingObject = (error: unknown): boolean =>
  statusOf(error) === 404 && !(error instanceof Error && error.name === 'NoSuchBucket');

/** Handler of a rejection: `null` if an object does not exist; throws every other error. */
export const nullIfMissing = (error: unknown): null => {
  if (isMissingObject(error)) return null;
  throw error;
};

/** What an error response says about a conditional write; `undefined` if it is another failure. */
export function outcomeOf(error: unknown, expected: string | null): PutOutcome | undefined {
  const status = statusOf(error);
  if (status === 409) return 'raced';
  // 404: the object to replace no longer exists.
  return status === 412 || (expected !== null && isMissingObject(error)) ? 'condition failed' : undefined;
}

/** An object whose body stops in the middle, at each attempt. As errors of the client, it says how many there were. */
export const tornBody = (path: string, attempts: number, cause: unknown): Error =>
  Object.assign(new Error(`${path} stopped in the middle`, { cause }), { $metadata: { attempts } });

const TYPES: Readonly<Record<string, string>> = {
  atom: 'application/atom+xml; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};
const ENCODINGS: Readonly<Record<string, string>> = { br: 'br', gz: 'gzip' };

/** Paths whose files never change once they exist. */
const IMMUTABLE = /^(host|remotes)\//;
/** The exceptions: which host release is live, and its headers for nginx. */
const REPLACED = new Set(['host/live.json', 'host/headers.conf']);

/** The headers that a bucket sends with a file, as the SDK names them. Web servers over a folder use the same rules. */
export function objectHeaders(path: string) {
  const [, original = path, compressed = ''] = /^(.*?)(?:\.(br|gz))?$/.exec(path) ?? [];
  const immutable = IMMUTABLE.test(path) && !REPLACED.has(path);
  return {
    ContentType: TYPES[original.slice(original.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    ContentEncoding: ENCODINGS[compressed],
    CacheControl: immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}
