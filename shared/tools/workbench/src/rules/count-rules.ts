import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Counts } from '../test/counts';
import { checkRules, type SourceFile } from './check-rules';

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

/**
 * Runs the check `rules` of `npm test` and prints every problem with its file and line.
 * @param root the workspace's root.
 * @returns each rule without a problem counts as passed, each problem as failed.
 */
export async function countRules(root: string): Promise<Counts> {
  const { rules, problems } = checkRules(await readFiles(root));
  for (const { file, line, message } of problems) console.error(`${file}:${line}: ${message}`);
  const wrong = new Set(problems.map(({ file, line }) => `${file}:${line}`));
  return {
    passed: rules.filter(({ file, line }) => !wrong.has(`${file}:${line}`)).length,
    failed: problems.length,
  };
}
