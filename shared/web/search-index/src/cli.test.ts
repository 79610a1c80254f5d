/** @jest-environment node */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = (...args: readonly string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'shared/web/search-index/src/cli.ts', ...args]);

let repository: string;
beforeEach(async () => {
  repository = await mkdtemp(join(tmpdir(), 'content-repository-'));
  await cp(
    'shared/tools/sandbox/content-data/cae-product/eda',
    join(repository, 'content-data/cae-product/eda'),
    {
      recursive: true,
    },
  );
});
afterEach(() => rm(repository, { recursive: true }));

// INDEX-1, INDEX-2.
test('the command writes the index of a content repository, and fails for a broken file with --check', async () => {
  const { stdout } = await run(repository);
  expect(stdout).toMatch(/^10 versions, \d+ files, \d+ bytes with brotli\n$/);
  const file = join(repository, 'content-data/search-index.json');
  const text = await readFile(file, 'utf8');
  expect(JSON.parse(text)).toMatchObject({ format: 1 });

  await writeFile(join(repository, 'content-data/cae-product/eda/eda-2018-1.json'), '{');
  await expect(run(repository, '--check')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('eda-2018-1.json'),
  });
  expect(await readFile(file, 'utf8')).not.toBe(text);
}, 30_000);
