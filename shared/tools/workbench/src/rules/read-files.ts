import { readFile } from 'node:fs/promises';
import { fromRoot, listFiles } from '../test/changed/specs';
import { checkRules, type SourceFile } from './check-rules';

/** Files that can define or cite rules. */
const CITING = /\.(ts|tsx|css|md|mjs)$/;

/**
 * Reads all files below a folder that can contain rules or citations.
 * @param root the workspace's root.
 */
export async function readFiles(root: string): Promise<SourceFile[]> {
  const files = (await listFiles(root)).filter((file) => CITING.test(file));
  return Promise.all(
    files.map(async (file) => ({ path: fromRoot(root, file), text: await readFile(file, 'utf8') })),
  );
}

/**
 * Runs the check `rules` of `npm test`: prints every problem with its file and line.
 * @param root the workspace's root.
 * @returns whether there are none.
 */
export async function printRuleProblems(root: string): Promise<boolean> {
  const problems = checkRules(await readFiles(root));
  for (const { file, line, message } of problems) console.error(`${file}:${line}: ${message}`);
  return problems.length === 0;
}
