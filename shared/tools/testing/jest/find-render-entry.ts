import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Path of the `src/render.ts` of the remote that a file belongs to; `undefined` if it has none, or the file belongs to
 * no remote. The folder of a remote has a `remote.config.ts`.
 */
export function findRenderEntry(file: string): string | undefined {
  let folder = dirname(file);
  while (!existsSync(join(folder, 'remote.config.ts'))) {
    if (folder === dirname(folder)) return undefined;
    folder = dirname(folder);
  }
  const entry = join(folder, 'src/render.ts');
  return existsSync(entry) ? entry : undefined;
}
