/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { folderForTests } from '@portal/build/testing';
import { PROGRAM } from './program';

const folder = folderForTests();

/** What the program does in a version of Node. */
function run(version: string, cli = "console.log('It runs.');") {
  folder.write('program.mjs', PROGRAM);
  folder.write('dist/cli.js', cli);
  folder.write('package.json', '{ "type": "module" }');
  const other = folder.write(
    'other.mjs',
    `Object.defineProperty(process.versions, 'node', { value: '${version}' });`,
  );
  const args = ['--import', other, join(folder.path, 'program.mjs')];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

test.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('runs in Node %s', (version) => {
  expect(run(version)).toEqual({ status: 0, output: 'It runs.\n' });
});

// SDK-7.
test.each(['18.20.4', '20.18.3', '16.0.0'])('says in Node %s what it needs', (version) => {
  expect(run(version)).toEqual({
    status: 1,
    output: `This needs Node 20.19 or newer; this is ${version}.\n`,
  });
});

// SDK-7.
test('a mistake that is found while its scripts are loaded is a sentence', () => {
  const cli = "throw Object.assign(new Error('Run npm install.'), { name: 'UsageError' });";
  expect(run('20.19.0', cli)).toEqual({ status: 1, output: 'Run npm install.\n' });
});
