import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UsageError } from '@portal/workbench/src/command-line/failure';
import { runNpm } from '@portal/workbench/src/registry/find-registry';
import { findForeignPackages } from '@portal/workbench/src/registry/lock-file';

const run = promisify(execFile);

/** What is to be done when npm could not find the packages. */
const AGAIN =
  'The files are there. When npm finds the packages, remove the folder and run this again, or run npm install in it and commit everything.';

/**
 * Writes `package-lock.json` without installing anything, and checks where the packages of a scope come from. SDK-6.
 * @throws {UsageError} if the registry does not have them, or they come from another one. The files stay.
 */
export async function lockPackages(folder: string, scope: string): Promise<void> {
  const args = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'];
  // npm gives the programs that it runs a user's settings as variables, which count more than .npmrc.
  args.push('--omit-lockfile-registry-resolved=false');
  await runNpm(args, folder).catch((cause: Error) => {
    throw new UsageError(
      `The packages of ${folder} could not be found:\n${cause.message.trimEnd()}\n${AGAIN}`,
      { cause },
    );
  });
  const problems = await findForeignPackages(folder, scope);
  if (problems.length > 0) throw new UsageError([`Do not install ${folder}:`, ...problems].join('\n'));
}

/** Whether a folder is part of a repository already, which then decides about its commits. */
const isInRepository = async (folder: string): Promise<boolean> =>
  (await run('git', ['rev-parse', '--is-inside-work-tree'], { cwd: folder }).catch(() => null)) !== null;

/**
 * Makes a repository of a folder, with everything in its first commit.
 * @returns why there is none; `undefined` if there is one.
 */
export async function makeFirstCommit(folder: string, message: string): Promise<string | undefined> {
  const byHand = 'Commit its files together with package-lock.json.';
  if (await isInRepository(folder)) return `It is part of a repository. ${byHand}`;
  try {
    await run('git', ['init', '--quiet', '--initial-branch', 'main'], { cwd: folder });
    await run('git', ['add', '--all'], { cwd: folder });
    await run('git', ['commit', '--quiet', '--message', message], { cwd: folder });
    return undefined;
  } catch (error) {
    const [reason = ''] = ((error as { readonly stderr?: string }).stderr || String(error))
      .trim()
      .split('\n');
    return `There is no first commit yet (${reason}). ${byHand}`;
  }
}
