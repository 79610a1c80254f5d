import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The workspace's root: the nearest folder from the working directory upwards with `pnpm-workspace.yaml`.
 *
 * Not derived from this file's own address: tsx runs the sandbox as ES modules (`import.meta`, no
 * `__dirname`), jest as CommonJS (`__dirname`, `import.meta` is a syntax error), and every command of
 * the workspace runs inside it.
 */
export function workspaceRoot(from: string = process.cwd()): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
    if (folder === dirname(folder)) throw new Error(`${from} is not inside the portal's workspace.`);
  }
}

/** The sandbox's own folder. */
export function sandboxRoot(): string {
  return join(workspaceRoot(), 'shared/sandbox');
}
