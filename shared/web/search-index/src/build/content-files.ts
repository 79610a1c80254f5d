import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

// Only what the index needs is read, so that no other field of the content can get into it. INDEX-2.
const textOrNumber = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** `releases_prod_latest.json`. CONTENT-3. */
export const releasesList = v.array(v.object({ product: v.string(), version: textOrNumber }));

/** A version index. CONTENT-4. */
export const versionIndex = v.array(
  v.object({ year: textOrNumber, versions: v.nullish(v.array(textOrNumber), []) }),
);

/** A release of any layout: its date; the files are wherever the layout has them. CONTENT-5. */
export const release = v.looseObject({ date: v.nullish(v.string(), '') });

/** The content of an IFC plug-in. PATH-7. */
export const plugin = v.looseObject({ product_name: v.string() });

/** `online-training.json`. CONTENT-13. */
export const training = v.array(
  v.object({
    group_name: v.string(),
    content: v.nullish(v.array(v.object({ name: v.string(), video_id: textOrNumber })), []),
  }),
);

/** A file of a release, at any depth of its sections. CONTENT-6. */
export const file = v.object({
  filename: v.string(),
  name: v.nullish(v.string(), ''),
  os: v.nullish(v.string(), ''),
  arch: v.nullish(v.string(), ''),
  compiler: v.nullish(v.string(), ''),
});

/** A resource of AutoCAD OEM. CONTENT-10. */
export const resource = v.object({ file_name: v.string(), text: v.string() });

/** Reads the JSON files of a `content-data` folder, and keeps what is wrong with them. */
export interface ContentFiles {
  /** The file, if it exists and fits the schema; else `null`. A file that is there and cannot be used is a problem. */
  read<Schema extends v.GenericSchema>(path: string, schema: Schema): Promise<v.InferOutput<Schema> | null>;
  /** One sentence for each file that could not be used. */
  readonly problems: string[];
}

const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/**
 * Content files that are read in any way.
 * @param readText of a file; `null` if it does not exist. What it throws, `read` throws.
 * @param decode gives the file's own text. What it throws is a problem. Default: the text is the file's own.
 */
export function contentFilesFrom(
  readText: (path: string) => Promise<string | null>,
  decode: (text: string) => string = (text) => text,
): ContentFiles {
  const problems: string[] = [];
  return {
    problems,
    async read(path, schema) {
      const text = await readText(path);
      if (text === null) return null;
      try {
        return v.parse(schema, JSON.parse(decode(text)));
      } catch (error) {
        problems.push(`${path}: ${error instanceof Error ? error.message : error}`);
        return null;
      }
    },
  };
}

/** The files of a `content-data` folder. A folder without files is an index without entries. */
export const contentFiles = (folder: string): ContentFiles =>
  contentFilesFrom((path) =>
    readFile(join(folder, path), 'utf8').catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    }),
  );
