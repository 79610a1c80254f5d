/** @jest-environment node */
import { once } from 'node:events';
import { moduleAt, type RunningModule, runModule } from '../testing/run-module';

const MODULE = moduleAt('shared/tools/workbench/src/dev/keep-builds.ts');

/** A process with two compilers, one of which takes long to close if it is told to. */
async function start(closeMs: number): Promise<RunningModule> {
  const running = runModule(`
    import { keepBuilds } from '${MODULE}';
    const keep = (name, milliseconds) => keepBuilds({
      close: (done) => {
        console.log('closes ' + name);
        setTimeout(() => { console.log('closed ' + name); done(null); }, milliseconds);
      },
    });
    keep('host', 0);
    keep('remote', ${closeMs});
    setInterval(() => {}, 1000);
    console.log('ready');
  `);
  await running.until('ready');
  return running;
}

// DEV-9.
test('a process that is told to end closes all of its compilers first', async () => {
  const { child, output } = await start(200);
  child.kill('SIGINT');
  // The terminal has sent it to all programs, and the one above passes it on.
  child.kill('SIGINT');
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(output()).toContain('closed host');
  expect(output()).toContain('closed remote');
});

test('a second Ctrl+C does not wait', async () => {
  const { child, output, until } = await start(60_000);
  child.kill('SIGINT');
  await until('closes remote');
  const ended = once(child, 'close');
  const again = setInterval(() => child.kill('SIGINT'), 100);
  expect(await ended).toEqual([0, null]);
  clearInterval(again);
  expect(output()).not.toContain('closed remote');
});
