/** @jest-environment node */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '../paths';
import { keptBuild } from './kept-build';

const NAME = `test-kept-build-${process.pid}`;
const kept = async () => (await readdir(paths.builds)).filter((name) => name.startsWith(NAME)).sort();
const folderOf = (rest: string) => join(paths.builds, `${NAME}-${rest}`);

beforeEach(() => mkdir(paths.builds, { recursive: true }));
afterEach(async () => {
  for (const name of await kept()) await rm(join(paths.builds, name), { recursive: true });
  // jest's processes do not end as others do.
  await rm(join(paths.builds, `making-${NAME}-${process.pid}`), { recursive: true, force: true });
});

const build = (text: string) => (folder: string) => writeFile(join(folder, 'main.js'), text);
const textOf = (folder: string) => readFile(join(folder, 'main.js'), 'utf8');

// DEV-7.
test('a build is kept until its inputs change', async () => {
  await keptBuild(NAME, 'one', build('first'));
  expect(await textOf(await keptBuild(NAME, 'one', build('again')))).toBe('first');
  expect(await textOf(await keptBuild(NAME, 'two', build('second')))).toBe('second');
  expect(await kept()).toEqual([`${NAME}-two`]);
});

// DEV-11.
test('another dev server may build the same meanwhile', async () => {
  const folder = await keptBuild(NAME, 'one', async (making) => {
    await mkdir(folderOf('one'));
    await build('of the other')(folderOf('one'));
    await build('own')(making);
  });
  expect(await textOf(folder)).toBe('of the other');
  expect(await kept()).toEqual([`${NAME}-one`]);
});
