import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '@portal/build/workspace';

const MODULES = 'node_modules';
const run = promisify(execFile);

/** Copies the sources of this workspace, including uncommitted changes. */
export async function copySources(to: string): Promise<readonly string[]> {
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: workspaceRoot,
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = stdout.split('\0').filter((name) => name !== '');
  for (const file of files) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    // git lists a removed file until the removal is committed.
    await cp(join(workspaceRoot, file), join(to, file)).catch(() => undefined);
  }
  return files;
}

/** Copies the workspace with the installed packages: those of others are links, its own are those of the copy. */
export async function copyWorkspace(to: string): Promise<void> {
  const files = await copySources(to);
  for (const file of files.filter((name) => /(^|\/)package\.json$/.test(name))) {
    const [from, copy] = [join(workspaceRoot, dirname(file), MODULES), join(to, dirname(file), MODULES)];
    const names = await readdir(from).catch(() => []); // a package without dependencies has no such folder
    await mkdir(copy, { recursive: true });
    for (const name of names)
      if (name === '.pnpm') await symlink(join(from, name), join(copy, name));
      else await cp(join(from, name), join(copy, name), { recursive: true, verbatimSymlinks: true });
  }
}

/** Replaces a text in a file. @throws if the file does not have it. */
export async function edit(file: string, from: string | RegExp, to: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has no ${from}`);
  await writeFile(file, after);
}
