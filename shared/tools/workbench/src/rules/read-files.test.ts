/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { printRuleProblems, readFiles } from './read-files';

let root: string;

const write = async (path: string, text: string) => {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'rules-'));
});
afterEach(() => rm(root, { recursive: true }));

test('reads files that can contain rules or citations, and skips installed and generated files', async () => {
  const read = ['RULES.md', 'a/b/c.test.tsx', 'a/d.css', '.github/CONTRIBUTING.md', 'e.mjs'];
  const skipped = ['a/data.json', 'node_modules/x/README.md', 'a/node_modules/x.ts', '.portal/site/a.ts'];
  for (const path of [...read, ...skipped]) await write(path, path);
  const files = await readFiles(root);
  expect(files.map(({ path }) => path).sort()).toEqual([...read].sort());
  expect(files.every(({ path, text }) => path === text)).toBe(true);
});

test('prints each problem with its location', async () => {
  const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await write('RULES.md', '- **APPLE-1** Apples are red.\n- **APPLE-2** Apples fall.\n');
  await write('src/apple.test.ts', '// APPLE-1, APPLE-3');
  expect(await printRuleProblems(root)).toBe(false);
  expect(printed.mock.calls.flat()).toEqual([
    'RULES.md:2: no test cites APPLE-2',
    'src/apple.test.ts:1: cites APPLE-3, which no RULES.md defines',
  ]);
  printed.mockRestore();
});
