import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A file that differs from the merge base. */
export interface ChangedFile {
  /** Relative to the workspace's root, separated by `/` on every system. */
  readonly path: string;
  /** Whether the file was deleted. A renamed file is listed twice: as deleted and as new. */
  readonly deleted: boolean;
}

/** Runs git in a folder; resolves to its output. @throws if git fails. */
async function git(folder: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

const BASES = ['origin/main', 'main'];

/** Resolves to the merge base with main. @throws if there is none. */
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

/** Parses `git diff --name-status -z`: status and path alternate. */
function parseNameStatus(output: string): readonly ChangedFile[] {
  const parts = output.split('\0').filter((part) => part !== '');
  return parts.flatMap((part, index) => {
    const path = parts[index + 1];
    return index % 2 === 0 && path !== undefined ? [{ path, deleted: part === 'D' }] : [];
  });
}

/** Lists all files that differ from the merge base with main: committed, staged, unstaged or untracked. */
export async function changedFiles(folder: string): Promise<readonly ChangedFile[]> {
  const base = await mergeBase(folder);
  const [tracked, untracked] = await Promise.all([
    git(folder, 'diff', '--name-status', '--no-renames', '-z', base),
    git(folder, 'ls-files', '--others', '--exclude-standard', '-z'),
  ]);
  const added = untracked.split('\0').filter((path) => path !== '');
  return [...parseNameStatus(tracked), ...added.map((path) => ({ path, deleted: false }))];
}
