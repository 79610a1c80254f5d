import type { S3Client } from '@aws-sdk/client-s3';

/** Loaded on demand, so that a release into a folder does not wait for the SDK. */
export const loadSdk = () => import('@aws-sdk/client-s3');

/** Creates a client for the provider that the environment names. */
export async function connect(): Promise<S3Client> {
  const { S3Client } = await loadSdk();
  const { AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL } = process.env;
  // Most providers other than AWS do not support a host name per bucket.
  return new S3Client({ forcePathStyle: (AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL) !== undefined });
}
