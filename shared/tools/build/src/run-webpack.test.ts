/** @jest-environment node */
import { join } from 'node:path';
import { runWebpack } from './run-webpack';
import { folderForTests } from './testing/folder';

const folder = folderForTests();

// The message is all that a user reads of a failed build.
test('says what the system refused where a build cannot write', async () => {
  const file = folder.write('file', '');
  const config = { name: 'mfe-x', mode: 'none', entry: file, output: { path: join(file, 'build') } } as const;
  await expect(runWebpack(config)).rejects.toThrow(/^The build of mfe-x failed: ENOTDIR.*file/);
});
