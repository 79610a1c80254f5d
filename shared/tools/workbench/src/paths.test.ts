/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownFolder, paths } from './paths';
import { moduleAt, runModule } from './testing/run-module';

const NAME = `test-own-folder-${process.pid}`;
const folderOf = (rest: number | string | undefined) => join(paths.builds, `${NAME}-${rest}`);

afterEach(() => {
  for (const name of readdirSync(paths.builds))
    if (name.startsWith(NAME)) rmSync(join(paths.builds, name), { recursive: true });
});

// DEV-11.
test('a process has an empty folder of its own; that of one that was killed is deleted, no other', () => {
  const [running, killed] = [folderOf(process.ppid), folderOf(spawnSync('true').pid)];
  const others = [folderOf('one-1'), folderOf('')];
  for (const folder of [running, killed, ...others]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(ownFolder(NAME), 'left'), '');
  expect([running, killed, ...others].map(existsSync)).toEqual([true, false, true, true]);
  expect(readdirSync(ownFolder(NAME))).toEqual([]);
});

test('the folders of a process go when it ends', async () => {
  const { child } = runModule(`
    import { existsSync } from 'node:fs';
    import { ownFolder } from '${moduleAt('shared/tools/workbench/src/paths.ts')}';
    const folders = ['a', 'b'].map((name) => ownFolder('${NAME}-' + name));
    process.exitCode = folders.every(existsSync) ? 0 : 1;
  `);
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(readdirSync(paths.builds).filter((name) => name.startsWith(NAME))).toEqual([]);
});
