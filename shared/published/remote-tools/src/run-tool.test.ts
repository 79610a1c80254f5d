/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { portalHome } from '@portal/build/workspace';

const MODULE = pathToFileURL(`${process.cwd()}/shared/published/remote-tools/src/run-tool.ts`).href;

/** What a remote in a repository of its own has, as far as the tools look. */
const FILES = {
  'package.json': '{ "name": "mfe-points" }',
  'remote.config.ts': '',
  'node_modules/@portal/sdk/package.json': '{}',
  'node_modules/@portal/sdk/provided.json': '{}',
  'tsconfig.json': '{ "files": ["remote.config.ts"] }',
};

let folder: string;
beforeEach(() => {
  mkdirSync(portalHome, { recursive: true });
  folder = mkdtempSync(join(portalHome, 'run-tool-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

// SDK-4.
test('a check that is told to end ends its program', async () => {
  const main = `import { runTool } from '${MODULE}'; void runTool('types', ['--watch', '--project', '${folder}']);`;
  const child = spawn(process.execPath, ['--import', 'tsx/esm', '--input-type=module', '--eval', main], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for (let output = ''; !output.includes('Watching for file changes'); )
    output += String((await once(child.stdout, 'data'))[0]);
  child.kill('SIGTERM');
  // The program writes to the same output, so it closes when that has ended, too.
  expect(await once(child, 'close')).toEqual([143, null]);
});
