import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Candidate paths of programs with these names, in the order of the search path. */
export const onSearchPath = (names: readonly string[], path = process.env.PATH ?? ''): string[] =>
  path.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
