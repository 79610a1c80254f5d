import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceFile } from './types';

/** Files that can define or cite rules. */
const CITING = /\.(ts|tsx|css|md|mjs)$/;
/** Folders with installed and generated files. Hidden folders except `.github` are also skipped. */
const SKIPPED = new Set(['node_modules', 'test-results', 'playwright-report']);

const isSkipped = (name: string) => SKIPPED.has(name) || (name.startsWith('.') && name !== '.github');

/**
 * Reads all files below a folder that can contain rules or citations.
 * @param root the workspace's root.
 */
export async function readFiles(root: string): Promise<SourceFile[]> {
  const read = async (folder: string): Promise<SourceFile[]> => {
    const entries = await readdir(join(root, folder), { withFileTypes: true });
    const files = entries.map(async (entry): Promise<SourceFile[]> => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return isSkipped(entry.name) ? [] : read(path);
      if (!entry.isFile() || !CITING.test(entry.name)) return [];
      return [{ path, text: await readFile(join(root, path), 'utf8') }];
    });
    return (await Promise.all(files)).flat();
  };
  return read('');
}
