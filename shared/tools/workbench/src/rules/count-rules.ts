import type { Counts } from '../test/counts';
import { checkRules } from './check-rules';
import { readFiles } from './read-files';

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
