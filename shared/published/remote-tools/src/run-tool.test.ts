/** @jest-environment node */
import { once } from 'node:events';
import { folderForTests, writeFiles } from '@portal/build/testing';
import { portalHome } from '@portal/build/workspace';
import { moduleAt, runModule } from '@portal/workbench/src/testing/run-module';

const MODULE = moduleAt('shared/published/remote-tools/src/run-tool.ts');

/** What a remote in a repository of its own has, as far as the tools look. */
const FILES = {
  'package.json': '{ "name": "mfe-points" }',
  'remote.config.ts': '',
  'node_modules/@portal/sdk/package.json': '{}',
  'node_modules/@portal/sdk/provided.json': '{}',
  'tsconfig.json': '{ "files": ["remote.config.ts"] }',
};

const folder = folderForTests(portalHome);
beforeEach(() => writeFiles(folder.path, FILES));

// SDK-4.
test('a check that is told to end ends its program', async () => {
  const main = `import { runTool } from '${MODULE}'; void runTool('types', ['--watch', '--project', '${folder.path}']);`;
  const { child, until } = runModule(main, folder.path);
  await until('Watching for file changes');
  child.kill('SIGTERM');
  // The program writes to the same output, so it closes when that has ended, too.
  expect(await once(child, 'close')).toEqual([143, null]);
});
