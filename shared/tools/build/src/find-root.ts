import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The closest folder that has a file, from the current one upwards.
 * @param instead what a user can do where there is none: "run this in the folder of a remote".
 */
export function findRoot(file: string, instead: string, from = process.cwd()): string {
  if (existsSync(join(from, file))) return from;
  const parent = dirname(from);
  if (parent !== from) return findRoot(file, instead, parent);
  const message = `There is no ${file} in this folder or above it: ${instead}.`;
  // The name of an error that is told in a sentence.
  throw Object.assign(new Error(message), { name: 'UsageError' });
}
