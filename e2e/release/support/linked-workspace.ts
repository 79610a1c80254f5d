import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

async function linkAll(from: string, to: string, except: readonly string[]): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from))
    if (!except.includes(name)) await symlink(join(from, name), join(to, name));
}

/**
 * Makes a workspace that links to this one's sources, except for one remote, which gets a new page at
 * `made-here` below its own routes.
 */
export async function makeChangedRemote(folder: string, remote: string, heading: string): Promise<void> {
  await linkAll(ROOT, folder, [remote, '.git', '.portal']);
  await linkAll(join(ROOT, remote), join(folder, remote), ['src']);
  await linkAll(join(ROOT, remote, 'src'), join(folder, remote, 'src'), ['remote.ts']);
  const source = await readFile(join(ROOT, remote, 'src/remote.ts'), 'utf8');
  const page = "{ path: 'made-here', lazy: () => import('./made-here') }";
  const changed = source.replace(/(routes: \{[^[]*\[)/, `$1${page}, `);
  if (changed === source) throw new Error(`${remote}/src/remote.ts has no routes for another page`);
  await writeFile(join(folder, remote, 'src/remote.ts'), changed);
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
  await linkAll(ROOT, folder, ['shared', '.git', '.portal']);
  await linkAll(join(ROOT, 'shared'), join(folder, 'shared'), ['web']);
  await linkAll(join(ROOT, 'shared/web'), join(folder, 'shared/web'), ['ui']);
  await linkAll(join(ROOT, 'shared/web/ui'), join(folder, 'shared/web/ui'), ['package.json']);
  const manifest = JSON.parse(await readFile(join(ROOT, 'shared/web/ui/package.json'), 'utf8')) as object;
  await writeFile(
    join(folder, 'shared/web/ui/package.json'),
    JSON.stringify({ ...manifest, version: uiVersion }),
  );
}
