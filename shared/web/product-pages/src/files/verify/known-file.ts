import * as v from 'valibot';
import { savedName } from '../sums/saved-name';
import { parseMd5 } from '../sums/sums-of';

/** A file that content lists with its MD5 sum. */
export interface KnownFile {
  readonly name: string;
  readonly md5: string;
}

const text = v.optional(v.fallback(v.string(), ''), '');
const listed = v.object({ md5sum: v.string(), filename: text, link: text, name: text });

function* walk(value: unknown): Generator<KnownFile> {
  if (typeof value !== 'object' || value === null) return;
  const file = v.safeParse(listed, value);
  const md5 = file.success ? parseMd5(file.output.md5sum) : undefined;
  if (file.success && md5 !== undefined) yield { name: savedName(file.output), md5 };
  for (const inner of Object.values(value)) yield* walk(inner);
}

/**
 * The files with an MD5 sum in the content of a release, whatever its layout: a sum identifies a file wherever it
 * is listed.
 */
export const knownFiles = v.pipe(
  v.unknown(),
  v.transform((content): KnownFile[] => [...walk(content)]),
);
