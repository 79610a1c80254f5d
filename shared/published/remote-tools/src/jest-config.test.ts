/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { folderForTests } from '@portal/build/testing';

const folder = folderForTests();

/** The settings of jest as a remote in a repository of its own gets them. */
function settings(): Record<string, unknown> {
  const file = folder.write('jest.config.mjs', '');
  copyFileSync('shared/published/remote-tools/files/jest.config.mjs', file);
  folder.write('package.json', '{ "name": "@portal/remote-tools" }');
  const source = `import settings from '${pathToFileURL(file)}'; console.log(JSON.stringify(settings));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', source], { encoding: 'utf8' }),
  );
}

test('coverage is written where all commands write, which git and the linter leave out', () => {
  expect(settings().coverageDirectory).toBe('<rootDir>/.portal/coverage');
});

// jest puts the folder into patterns as it is: one named "points (old" would make it fail.
test('no pattern has the name of the folder in it', () => {
  const patterns = Object.entries(settings()).filter(([name]) => /Patterns$/.test(name));
  expect(patterns).not.toEqual([]);
  expect(JSON.stringify(patterns)).not.toContain('<rootDir>');
});
