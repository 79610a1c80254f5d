/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { folderForTests } from '@portal/build/testing';
import { changedFiles } from './changed-files';

const folder = folderForTests();
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', ...args], { cwd: folder.path });

function commit(message: string) {
  git('add', '--all');
  git('commit', '--quiet', '-m', message);
}

beforeEach(() => {
  git('init', '--quiet', '--initial-branch=main');
  for (const name of ['same.ts', 'edited.ts', 'gone.ts', 'old.ts']) folder.write(name, `${name}\n`);
  commit('first');
});

test('lists the changes of the branch and of the working tree since main', async () => {
  git('switch', '--quiet', '-c', 'feature');
  folder.write('committed.ts', 'new');
  git('mv', 'old.ts', 'renamed.ts');
  commit('second');
  folder.write('edited.ts', 'other');
  rmSync(join(folder.path, 'gone.ts'));
  folder.write('with space.ts', 'not added');
  const files = await changedFiles(folder.path);
  expect(files.toSorted((a, b) => a.path.localeCompare(b.path))).toEqual([
    { path: 'committed.ts', deleted: false },
    { path: 'edited.ts', deleted: false },
    { path: 'gone.ts', deleted: true },
    { path: 'old.ts', deleted: true },
    { path: 'renamed.ts', deleted: false },
    { path: 'with space.ts', deleted: false },
  ]);
});

test('omits changes that were made only on main', async () => {
  git('switch', '--quiet', '-c', 'feature');
  git('switch', '--quiet', 'main');
  folder.write('same.ts', 'changed on main');
  commit('second');
  git('switch', '--quiet', 'feature');
  expect(await changedFiles(folder.path)).toEqual([]);
});

test('fails if there is no main to compare with', async () => {
  git('branch', '--quiet', '-m', 'other');
  await expect(changedFiles(folder.path)).rejects.toThrow('No merge base with origin/main or main');
});
