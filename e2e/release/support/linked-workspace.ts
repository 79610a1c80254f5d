import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '@portal/build/workspace';
import { linkAll } from '../../support/server';
import { edit } from '../../support/workspace-copy';

/**
 * Links a folder of this workspace, except for one file, which is copied and changed.
 * @throws if the file does not have the text.
 */
async function linkExcept(workspace: string, path: string, file: string, from: RegExp, to: string) {
  await linkAll(join(workspaceRoot, path), join(workspace, path), [file]);
  await cp(join(workspaceRoot, path, file), join(workspace, path, file));
  await edit(join(workspace, path, file), from, to);
}

/**
 * Makes a workspace that links to this one's sources, except for one remote, which gets a new page at
 * `made-here` below its own routes.
 */
export async function makeChangedRemote(folder: string, remote: string, heading: string): Promise<void> {
  await linkAll(workspaceRoot, folder, [remote, '.git', '.portal']);
  await linkAll(join(workspaceRoot, remote), join(folder, remote), ['src']);
  const page = "{ path: 'made-here', lazy: () => import('./made-here') }";
  await linkExcept(folder, `${remote}/src`, 'remote.ts', /(routes: \{[^[]*\[)/, `$1${page}, `);
  await writeFile(
    join(folder, remote, 'src/made-here.tsx'),
    `export const Component = () => <h1>${heading}</h1>;\n`,
  );
}

/**
 * Makes a workspace that links to this one's sources, with another version of `@portal/ui` in its
 * package.json. Builds in it require that version.
 */
export async function makeNewerWorkspace(folder: string, uiVersion: string): Promise<void> {
  await linkAll(workspaceRoot, folder, ['shared', '.git', '.portal']);
  await linkAll(join(workspaceRoot, 'shared'), join(folder, 'shared'), ['web']);
  await linkAll(join(workspaceRoot, 'shared/web'), join(folder, 'shared/web'), ['ui']);
  const version = `"version": "${uiVersion}"`;
  await linkExcept(folder, 'shared/web/ui', 'package.json', /"version": "[^"]+"/, version);
}
