/** @jest-environment node */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
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

test('the command ends with the reason', async () => {
  const args = ['--import', 'tsx', 'shared/tools/sandbox/src/cli.ts', '--port', '0', '--host', '0.0.0.0'];
  await expect(run(process.execPath, args)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('add --expose'),
  });
});
