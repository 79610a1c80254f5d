import { type FSWatcher, watch } from 'node:fs';
import { join, relative } from 'node:path';
import { inputFolders } from '@portal/build';
import { isBuildInput } from '@portal/build/files-in';
import { workspaceRoot } from '@portal/build/workspace';

/** Not what editors write beside a file. */
const SOURCE = /\.(?:tsx?|css|json)$/;

/**
 * Calls a listener once, when a source of the host changes: its own, or one of a package that it contains.
 * @param onChange gets the changed file, relative to the workspace.
 */
export async function onceHostChanges(onChange: (file: string) => Promise<void>): Promise<void> {
  const watchers: FSWatcher[] = [];
  const notice = (folder: string) => (_: string, name: string | null) => {
    if (watchers.length === 0 || name === null || !isBuildInput(name) || !SOURCE.test(name)) return;
    for (const watcher of watchers.splice(0)) watcher.close();
    onChange(relative(workspaceRoot, join(folder, name))).catch((error: unknown) => console.error(error));
  };
  for (const folder of await inputFolders('host')) {
    const sources = join(folder, 'src');
    watchers.push(watch(sources, { recursive: true }, notice(sources)));
  }
}
