/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL(`${process.cwd()}/shared/tools/workbench/src/test/programs.ts`).href;

const PROGRAM = "process.stdout.write('runs'); setInterval(() => {}, 1000);";

/** Starts a process that runs a program twice. Resolves once both programs run. */
async function start() {
  const main = `
    import { run } from '${MODULE}';
    for (let count = 0; count < 2; count += 1) void run(process.execPath, ['--eval', ${JSON.stringify(PROGRAM)}]);
  `;
  const child = spawn(process.execPath, ['--import', 'tsx/esm', '--input-type=module', '--eval', main], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  while (output !== 'runsruns') output += String((await once(child.stdout, 'data'))[0]);
  return { child };
}

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('%s to a command ends the programs that it runs', async (signal, expected) => {
  const { child } = await start();
  child.kill(signal);
  // The programs write to the same output, so it closes when they have ended, too.
  expect(await once(child, 'close')).toEqual([expected, null]);
});
