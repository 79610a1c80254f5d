import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names of the buckets, as in `buckets` of `portal.config.json`. */
export const DOWNLOADS_BUCKET = 'portal-downloads';
export const INSTALLERS_BUCKET = 'portal-installers';

/** A file of a bucket, as `objects.md5` lists it. */
export interface StoredObject {
  readonly bucket: string;
  readonly key: string;
  /** In bytes. */
  readonly size: number;
  readonly md5: string;
}

/** File name of the list of all objects, next to `content-data/`. The content generator writes it. */
export const OBJECT_LIST = 'objects.md5';

/** Formats the list: one line `{md5} {size} {bucket} {key}` per object, sorted by bucket and key. */
export function formatObjects(objects: readonly StoredObject[]): string {
  const lines = objects.map(({ md5, size, bucket, key }) => `${md5} ${size} ${bucket} ${key}\n`);
  return lines.sort((first, second) => (sortKeyOf(first) < sortKeyOf(second) ? -1 : 1)).join('');
}

/** Reads the list of objects. */
export function readObjects(contentRoot: string): StoredObject[] {
  return readFileSync(join(contentRoot, OBJECT_LIST), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [md5 = '', size, bucket = '', ...key] = line.split(' ');
      return { md5, size: Number(size), bucket, key: key.join(' ') };
    });
}

/** Bucket and key of a line. */
function sortKeyOf(line: string): string {
  return line.split(' ').slice(2).join(' ');
}
