import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A file that differs from the base, relative to the workspace's root, with `/` on every system. */
export interface ChangedFile {
  readonly path: string;
  /** Whether it is no longer there. A renamed file is one that is deleted and one that is not. */
  readonly deleted: boolean;
}

const exec = promisify(execFile);

/** Runs git in a folder. @throws with git's own message as `cause`. */
async function git(folder: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await exec('git', args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

const BASES = ['origin/main', 'main'];

/** The commit where this branch left main. @throws when there is no main to compare with. */
async function mergeBase(folder: string): Promise<string> {
  const failures: unknown[] = [];
  for (const base of BASES)
    try {
      return (await git(folder, 'merge-base', 'HEAD', base)).trim();
    } catch (cause) {
      failures.push(cause);
    }
  throw new Error(`No merge base with ${BASES.join(' or ')}; run npm test without --changed.`, {
    cause: new AggregateError(failures),
  });
}

/** Reads `git diff --name-status -z`: a status and a path in turn. */
function parseNameStatus(output: string): readonly ChangedFile[] {
  const parts = output.split('\0').filter((part) => part !== '');
  return parts.flatMap((part, index) => {
    const path = parts[index + 1];
    return index % 2 === 0 && path !== undefined ? [{ path, deleted: part === 'D' }] : [];
  });
}

/** Every file that differs from the merge base with main: committed, staged, changed or not yet added. */
export async function changedFiles(folder: string): Promise<readonly ChangedFile[]> {
  const base = await mergeBase(folder);
  const [tracked, untracked] = await Promise.all([
    git(folder, 'diff', '--name-status', '--no-renames', '-z', base),
    git(folder, 'ls-files', '--others', '--exclude-standard', '-z'),
  ]);
  const added = untracked.split('\0').filter((path) => path !== '');
  return [...parseNameStatus(tracked), ...added.map((path) => ({ path, deleted: false }))];
}
