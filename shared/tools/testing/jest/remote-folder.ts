import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder of the remote that a file belongs to: it has a `remote.config.ts`. `undefined`: the file belongs to none. */
export function findRemoteFolder(file: string): string | undefined {
  let folder = dirname(file);
  while (!existsSync(join(folder, 'remote.config.ts'))) {
    if (folder === dirname(folder)) return undefined;
    folder = dirname(folder);
  }
  return folder;
}

/** A style sheet that a remote brings. */
export interface StyleFile {
  readonly path: string;
  readonly css: string;
}

/** An import of a style sheet of a package: its name does not begin with a dot. */
const PACKAGE_STYLES = /\bimport[ (](?:[^'"]*?\bfrom )?['"]([^.'"][^'"]*\.css)['"]/g;

async function importedStyles(source: string): Promise<string[]> {
  const { resolve } = createRequire(source);
  const text = await readFile(source, 'utf8');
  return [...text.matchAll(PACKAGE_STYLES)].map(([, name = '']) => resolve(name));
}

/** Reads the style sheets below the `src` of a remote, and those that its sources import of packages. */
export async function readStyles(folder: string): Promise<StyleFile[]> {
  const source = join(folder, 'src');
  const files = existsSync(source) ? await readdir(source, { recursive: true, withFileTypes: true }) : [];
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  const imported = await Promise.all(paths.filter((path) => /\.tsx?$/.test(path)).map(importedStyles));
  const sheets = new Set([...paths.filter((path) => path.endsWith('.css')), ...imported.flat()]);
  return Promise.all([...sheets].map(async (path) => ({ path, css: await readFile(path, 'utf8') })));
}
