import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { writeAtomically } from '@portal/releases/atomic';
import { archiveOf } from '../archives';
import { HttpProblem } from '../http/errors';

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
  return objects
    .toSorted((first, second) => (addressOf(first) < addressOf(second) ? -1 : 1))
    .map((object) => `${object.md5} ${object.size} ${addressOf(object)}\n`)
    .join('');
}

const addressOf = ({ bucket, key }: Pick<StoredObject, 'bucket' | 'key'>) => `${bucket} ${key}`;

/** Reads the list of objects. */
function* readObjects(contentRoot: string): Generator<[address: string, StoredObject]> {
  // git for Windows may have changed the line ends.
  for (const line of readFileSync(join(contentRoot, OBJECT_LIST), 'utf8').split(/\r?\n/)) {
    if (line === '') continue;
    const [md5 = '', size, bucket = '', ...words] = line.split(' ');
    const object = { md5, size: Number(size), bucket, key: words.join(' ') };
    yield [addressOf(object), object];
  }
}

/** The files of the buckets. Each is generated on the first request and cached in a folder. */
export class Archives {
  readonly #objects: ReadonlyMap<string, StoredObject>;

  constructor(
    private readonly folder: string,
    contentRoot: string,
  ) {
    this.#objects = new Map(readObjects(contentRoot));
  }

  /** @throws {HttpProblem} 404 if there is no such object. */
  find(bucket: string, key: string): StoredObject {
    const object = this.#objects.get(addressOf({ bucket, key }));
    if (object !== undefined) return object;
    throw new HttpProblem(404, 'no-such-object', `There is no ${key} in ${bucket}.`);
  }

  /** Resolves to the folder and name of a file with the object's bytes. */
  async file(object: StoredObject): Promise<{ folder: string; name: string }> {
    const name = `${object.md5}${extname(object.key)}`;
    const path = join(this.folder, name);
    const stored = await stat(path).catch(() => undefined);
    if (stored?.size !== object.size) await this.#write(path, object);
    return { folder: this.folder, name };
  }

  async #write(path: string, { key, md5 }: StoredObject): Promise<void> {
    const bytes = await archiveOf(key);
    const actual = hash('md5', bytes);
    if (actual !== md5) {
      throw new Error(
        `${key} has the MD5 ${actual} instead of ${md5}: \`npx pnpm@12.21.0 --filter @portal/sandbox generate\` updates it.`,
      );
    }
    await writeAtomically(path, bytes);
  }
}
