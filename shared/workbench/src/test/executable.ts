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

/** Where the programs of these names would be, in the order of the search path. */
export const onSearchPath = (names: readonly string[], path = process.env.PATH ?? ''): string[] =>
  path.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
