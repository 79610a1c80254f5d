/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Files, folderForTests, writeFiles } from '@portal/build/testing';
import { portalHome } from '@portal/build/workspace';
import { moduleAt } from '@portal/workbench/src/testing/run-module';

const MODULE = moduleAt('shared/published/remote-tools/src/layout/own-repository.ts');

/** What a remote in a repository of its own has, as far as this module looks. */
const FILES: Files = {
  'package.json': '{ "name": "mfe-points" }',
  'remote.config.ts': '',
  'node_modules/@portal/sdk/package.json': '{}',
  'node_modules/@portal/sdk/provided.json': '{ "names": {}, "versions": {} }',
};

const folder = folderForTests(portalHome);

/** What a program prints that imports the module in the remote's folder, or what it fails with. */
function printed(expression: string, files: Files = {}, env: NodeJS.ProcessEnv = {}): string {
  writeFiles(folder.path, { ...FILES, ...files });
  const source = `import('${MODULE}')
    .then(async (own) => console.log(await (${expression})))
    .catch(({ name, message }) => console.log(name + ': ' + message));`;
  const args = ['--import', 'tsx/esm', '--input-type=module', '--eval', source];
  const options = { cwd: folder.path, env: { ...process.env, ...env }, encoding: 'utf8' } as const;
  return spawnSync(process.execPath, args, options).stdout.trim();
}

test('an empty variable is none', () => {
  expect(printed('own.portalHome', {}, { PORTAL_HOME: '' })).toBe(join(folder.path, '.portal'));
});

// SDK-7.
test.each(['{}', '{ "name": "" }'])(
  'a manifest without the name of the remote is told of: %s',
  (manifest) => {
    expect(printed('own.REMOTES', { 'package.json': manifest })).toMatch(
      /^UsageError: .*package\.json .*: it must be JSON, with the name of the remote\./,
    );
  },
);

// SDK-7.
test('an SDK of another version is told of', () => {
  expect(printed("own.providedVersion('react')")).toBe(
    'UsageError: The installed @portal/sdk does not have react: install @portal/sdk and @portal/remote-tools in the same version.',
  );
});
