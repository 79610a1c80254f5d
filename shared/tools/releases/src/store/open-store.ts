import { resolve } from 'node:path';
import { ReleaseError } from '../errors';
import { FolderStore } from './folder-store';
import { type S3Location, S3Store } from './s3-store';
import type { ReleaseStore } from './store';

const S3 = /^s3:\/\/([^/]+)(?:\/(.*))?$/;

/** The bucket that a location names; `undefined` if it is no bucket. */
export function bucketOf(location: string): S3Location | undefined {
  const [, bucket, prefix = ''] = S3.exec(location) ?? [];
  return bucket === undefined ? undefined : { bucket, prefix: prefix.replace(/^\/+|\/+$/g, '') };
}

/**
 * Opens a store by its location: `s3://bucket/prefix`, or a folder.
 * @param from folder that relative paths start at. Default: the current directory.
 * @throws {ReleaseError} for other URL schemes.
 */
export function openStore(location: string, from = process.cwd()): ReleaseStore {
  const bucket = bucketOf(location);
  if (bucket !== undefined) return new S3Store(bucket);
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(location))
    throw new ReleaseError(`${location} is neither a folder nor s3://bucket/prefix`);
  return new FolderStore(resolve(from, location));
}
