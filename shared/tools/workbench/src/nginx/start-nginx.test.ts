/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { folderForTests } from '@portal/build/testing';
import { freePort } from './free-port';
import { startNginx } from './start-nginx';

const folder = folderForTests();

/** Starts a program in place of nginx. It gets the folder as an argument, as nginx does. */
async function start(script: string, port: number) {
  const program = folder.write('nginx', `#!${process.execPath}\n${script}`, 0o755);
  const binary = { program, mimeTypes: '/dev/null', brotli: undefined };
  return startNginx({ binary, folder: folder.path, templates: [], variables: {}, ports: [port], startMs: 0 });
}

/** Whether a program runs that got the folder as an argument. */
function isRunning(): boolean {
  const processes = execFileSync('ps', ['-A', '-o', 'args'], { encoding: 'utf8' });
  expect(processes).toContain('ps -A');
  return processes.includes(folder.path);
}

test('a port that stays closed ends the start, and nginx', async () => {
  const port = await freePort();
  const started = start('setInterval(() => {}, 1000);', port);
  await expect(started).rejects.toThrow(`nginx did not start: nothing listens on ${port}`);
  expect(isRunning()).toBe(false);
});

test('a program that cannot be run is the reason', async () => {
  const program = join(folder.path, 'none');
  const binary = { program, mimeTypes: '/dev/null', brotli: undefined };
  const started = startNginx({
    binary,
    folder: folder.path,
    templates: [],
    variables: {},
    ports: [await freePort()],
  });
  await expect(started).rejects.toThrow(`spawn ${program} ENOENT`);
});
