import type { S3Client } from '@aws-sdk/client-s3';

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
const LIMITS: S3Limits = { connectMs: 5_000, idleMs: 30_000, requestMs: 120_000, attempts: 3 };

/** Loaded on demand, so that a release into a folder does not wait for the SDK. */
export const loadSdk = () => import('@aws-sdk/client-s3');

/** Creates a client for the provider that the environment names. */
export async function connect(limits: S3Limits = LIMITS): Promise<S3Client> {
  // Its next versions need a newer Node.js than this workspace does: nobody who runs a command can act on that.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const { S3Client } = await loadSdk();
  const { AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL } = process.env;
  return new S3Client({
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
