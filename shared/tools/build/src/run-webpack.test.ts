/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWebpack } from './run-webpack';

// The message is all that a user reads of a failed build.
test('says what the system refused where a build cannot write', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'run-webpack-'));
  const file = join(folder, 'file');
  await writeFile(file, '');
  const config = { name: 'mfe-x', mode: 'none', entry: file, output: { path: join(file, 'build') } } as const;
  await expect(runWebpack(config)).rejects.toThrow(/^The build of mfe-x failed: ENOTDIR.*file/);
  await rm(folder, { recursive: true });
});
