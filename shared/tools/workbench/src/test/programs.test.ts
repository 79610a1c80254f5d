/** @jest-environment node */
import { once } from 'node:events';
import { moduleAt, runModule } from '../testing/run-module';

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
