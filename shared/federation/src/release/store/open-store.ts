import { resolve } from 'node:path';
import { ReleaseError } from '../errors';
import { FolderStore } from './folder-store';
import { S3Store } from './s3-store';
import type { ReleaseStore } from './store';

const S3 = /^s3:\/\/([^/]+)(?:\/(.*))?$/;

/**
 * Opens what a person names: `s3://bucket/prefix`, or a folder, relative to where they are.
 * @throws {ReleaseError} for another kind of address.
 */
export function openStore(place: string, from = process.cwd()): ReleaseStore {
  const [, bucket, prefix = ''] = S3.exec(place) ?? [];
  if (bucket !== undefined) return new S3Store({ bucket, prefix: prefix.replace(/^\/+|\/+$/g, '') });
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(place))
    throw new ReleaseError(`${place} is neither a folder nor s3://bucket/prefix`);
  return new FolderStore(resolve(from, place));
}
