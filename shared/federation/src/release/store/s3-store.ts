import type { S3Client } from '@aws-sdk/client-s3';
import type { ReleaseStore, Replacement, Stored } from './store';
import { storedAs } from './stored-as';

/** Loaded when a bucket is spoken to: a release into a folder does not wait for it. */
const sdk = () => import('@aws-sdk/client-s3');

const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && '$metadata' in error
    ? (error.$metadata as { httpStatusCode?: number }).httpStatusCode
    : undefined;

/** An object that is not there; a bucket that is not there is a 404 as well, and nobody's empty store. */
const isMissingObject = (error: unknown): boolean =>
  statusOf(error) === 404 && !(error instanceof Error && error.name === 'NoSuchBucket');

/** How S3 says that a condition did not hold, or that somebody writes the same object right now. */
const LOST = new Set([409, 412]);

export interface S3Place {
  readonly bucket: string;
  /** Without a slash at its ends; may be empty. */
  readonly prefix: string;
}

/**
 * A part of a bucket. Region, address and credentials come from the environment, as for every tool of
 * AWS (`AWS_REGION`, `AWS_ENDPOINT_URL_S3`, …). The store must know conditional writes: `If-Match` and
 * `If-None-Match` on PUT.
 */
export class S3Store implements ReleaseStore {
  readonly place: string;
  private connection: Promise<S3Client> | undefined;

  constructor(private readonly at: S3Place) {
    this.place = `s3://${[at.bucket, at.prefix].filter((part) => part !== '').join('/')}`;
  }

  async read(path: string): Promise<Stored | null> {
    const { GetObjectCommand } = await sdk();
    const client = await this.client();
    try {
      const { Body, ETag } = await client.send(
        new GetObjectCommand({ Bucket: this.at.bucket, Key: this.key(path) }),
      );
      if (Body === undefined || ETag === undefined)
        throw new Error(`${this.place}/${path} came without content or tag`);
      return { bytes: await Body.transformToByteArray(), tag: ETag };
    } catch (error) {
      if (isMissingObject(error)) return null;
      throw error;
    }
  }

  async create(path: string, bytes: Uint8Array): Promise<boolean> {
    // Asked first, so that a release that is begun again does not send what is there already.
    if (await this.exists(path)) return false;
    return this.put(path, bytes, null);
  }

  async replace(changes: readonly Replacement[]): Promise<number> {
    // A bucket changes one object at a time; the first is the one that others are derived from.
    for (const [index, { path, bytes, expected }] of changes.entries())
      if (!(await this.put(path, bytes, expected))) return index;
    return changes.length;
  }

  async list(folder: string): Promise<string[]> {
    const { paginateListObjectsV2 } = await sdk();
    const client = await this.client();
    const start = this.key('');
    const paths: string[] = [];
    const pages = paginateListObjectsV2(
      { client },
      { Bucket: this.at.bucket, Prefix: this.key(`${folder}/`), Delimiter: '/' },
    );
    for await (const { Contents = [] } of pages)
      for (const { Key } of Contents) if (Key !== undefined) paths.push(Key.slice(start.length));
    return paths;
  }

  private key(path: string): string {
    return this.at.prefix === '' ? path : `${this.at.prefix}/${path}`;
  }

  private client(): Promise<S3Client> {
    this.connection ??= sdk().then(({ S3Client }) => {
      const { AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL } = process.env;
      // Most stores that are not AWS's own do not give every bucket a name of its own.
      return new S3Client({ forcePathStyle: (AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL) !== undefined });
    });
    return this.connection;
  }

  private async exists(path: string): Promise<boolean> {
    const { HeadObjectCommand } = await sdk();
    const client = await this.client();
    try {
      await client.send(new HeadObjectCommand({ Bucket: this.at.bucket, Key: this.key(path) }));
      return true;
    } catch (error) {
      if (isMissingObject(error)) return false;
      throw error;
    }
  }

  private async put(path: string, bytes: Uint8Array, expected: string | null): Promise<boolean> {
    const { PutObjectCommand } = await sdk();
    const client = await this.client();
    const { contentType, contentEncoding, cacheControl } = storedAs(path);
    try {
      await client.send(
        new PutObjectCommand({
          Bucket: this.at.bucket,
          Key: this.key(path),
          Body: bytes,
          ContentType: contentType,
          CacheControl: cacheControl,
          ...(contentEncoding === undefined ? {} : { ContentEncoding: contentEncoding }),
          ...(expected === null ? { IfNoneMatch: '*' } : { IfMatch: expected }),
        }),
      );
      return true;
    } catch (error) {
      if (LOST.has(statusOf(error) ?? 0)) return false;
      // The object that was to be replaced is gone.
      if (expected !== null && isMissingObject(error)) return false;
      throw error;
    }
  }
}
