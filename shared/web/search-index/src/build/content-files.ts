import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** Reads the JSON files of a `content-data` folder, and keeps what is wrong with them. */
export interface ContentFiles {
  /** The file, if it exists and fits the schema; else `null`. A file that is there and cannot be used is a problem. */
  read<Schema extends v.GenericSchema>(path: string, schema: Schema): Promise<v.InferOutput<Schema> | null>;
  /** One sentence for each file that could not be used. */
  readonly problems: string[];
}

const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** The files of a `content-data` folder. A folder without files is an index without entries. */
export function contentFiles(folder: string): ContentFiles {
  const problems: string[] = [];
  return {
    problems,
    async read(path, schema) {
      let text: string;
      try {
        text = await readFile(join(folder, path), 'utf8');
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
      try {
        return v.parse(schema, JSON.parse(text));
      } catch (error) {
        problems.push(`${path}: ${error instanceof Error ? error.message : error}`);
        return null;
      }
    },
  };
}
