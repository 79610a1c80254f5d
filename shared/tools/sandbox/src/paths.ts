import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The workspace's root: the nearest folder with `pnpm-workspace.yaml`, from the working directory upwards.
 *
 * It is not derived from this file's path: tsx runs the sandbox as ES modules (`import.meta`, no
 * `__dirname`) and jest as CommonJS (`__dirname`, `import.meta` is a syntax error). All commands run
 * inside the workspace.
 * @throws if the folder is not inside the workspace.
 */
export function workspaceRoot(from: string = process.cwd()): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
    if (folder === dirname(folder)) throw new Error(`${from} is not inside the portal's workspace.`);
  }
}

/** The folder of this package. */
export function sandboxRoot(): string {
  return join(workspaceRoot(), 'shared/tools/sandbox');
}
