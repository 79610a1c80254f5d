import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of a bucket, as `objects.md5` lists it. */
export interface StoredObject {
  readonly bucket: string;
  readonly key: string;
  /** In bytes. */
  readonly size: number;
  readonly md5: string;
}

/** Name of the list of all objects, beside `content-data/`; the content generator writes it. */
export const OBJECT_LIST = 'objects.md5';

/** Writes the list: one `{md5} {size} {bucket} {key}` a line, in the order of the keys. */
export function formatObjects(objects: readonly StoredObject[]): string {
  const lines = objects.map(({ md5, size, bucket, key }) => `${md5} ${size} ${bucket} ${key}\n`);
  return lines.sort((one, other) => (tail(one) < tail(other) ? -1 : 1)).join('');
}

/** Reads the list. */
export function readObjects(contentRoot: string): StoredObject[] {
  return readFileSync(join(contentRoot, OBJECT_LIST), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [md5 = '', size, bucket = '', ...key] = line.split(' ');
      return { md5, size: Number(size), bucket, key: key.join(' ') };
    });
}

function tail(line: string): string {
  return line.split(' ').slice(2).join(' ');
}
