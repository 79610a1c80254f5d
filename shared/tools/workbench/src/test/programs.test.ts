/** @jest-environment node */
import type { ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { PassThrough } from 'node:stream';
import { moduleAt, runModule } from '../testing/run-module';
import { outcomeOf } from './programs';

const MODULE = moduleAt('shared/tools/workbench/src/test/programs.ts');

const PROGRAM = "process.stdout.write('runs'); setInterval(() => {}, 1000);";

/** Starts a process that runs a program twice. Resolves once both programs run. */
async function start() {
  const { child, until } = runModule(`
    import { run } from '${MODULE}';
    for (let count = 0; count < 2; count += 1) void run(process.execPath, ['--eval', ${JSON.stringify(PROGRAM)}]);
  `);
  await until('runsruns');
  return child;
}

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('%s to a command ends the programs that it runs', async (signal, expected) => {
  const child = await start();
  child.kill(signal);
  // The programs write to the same output, so it closes when they have ended, too.
  expect(await once(child, 'close')).toEqual([expected, null]);
});

test('the output of a program is whole where a character comes in two pieces', async () => {
  const stdout = new PassThrough();
  const child = Object.assign(new EventEmitter(), { stdout, stderr: new PassThrough() });
  const outcome = outcomeOf(child as unknown as ChildProcess);
  const bytes = Buffer.from('the remote’s');
  stdout.write(bytes.subarray(0, 11));
  stdout.end(bytes.subarray(11));
  await once(stdout, 'end');
  child.emit('close', 0);
  expect(await outcome).toEqual({ code: 0, output: 'the remote’s' });
});
