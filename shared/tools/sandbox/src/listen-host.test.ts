/** @jest-environment node */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { folderForTests } from '@portal/build/testing';
import { listen } from '@portal/build/testing/servers';
import { sandboxRoot } from './paths';
import { checkListenHost } from './sandbox';

const run = promisify(execFile);

test.each(['127.0.0.1', 'localhost', '127.0.0.2', '::1', '[::1]'])('listens on %s', (host) => {
  expect(() => checkListenHost(host, false)).not.toThrow();
});

test.each(['0.0.0.0', '::', '192.168.1.5', 'portal.test', ''])(
  'does not listen on "%s" by default',
  (host) => {
    expect(() => checkListenHost(host, false)).toThrow(/passwords are public.*--expose/);
    expect(() => checkListenHost(host, true)).not.toThrow();
  },
);

const folder = folderForTests();
const CLI = ['--import', 'tsx', join(sandboxRoot, 'src/cli.ts'), '--port', '0'];

test('the command ends with the reason', async () => {
  await expect(run(process.execPath, [...CLI, '--host', '0.0.0.0'])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('add --expose'),
  });
});

test('a port that another program has is the reason', async () => {
  const other = createServer();
  const port = await listen(other);
  const command = run(process.execPath, [...CLI, '--port', String(port), '--data-dir', folder.path]);
  await expect(command).rejects.toMatchObject({
    code: 1,
    stderr: `Port ${port} is in use by another program. Choose another with --port.\n`,
  });
  other.close();
});

test('folders of the command are relative to where the user is, as pnpm says, not to the package', async () => {
  const options = { cwd: sandboxRoot, env: { ...process.env, INIT_CWD: folder.path } };
  const command = run(process.execPath, [...CLI, '--site', 'site', '--data-dir', 'data'], options);
  await expect(command).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`folder ${join(folder.path, 'site')} does not exist`),
  });
  expect(existsSync(join(sandboxRoot, 'data'))).toBe(false);
});
