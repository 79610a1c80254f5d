/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { moduleAt } from '../testing/run-module';
import { CommandLineExit } from './command-line';
import { parseBench, testCommandLine } from './parts';
import { parseDev, parseGallery, parseStart, requireFreePort } from './servers';

const PROGRAMS = { start: parseStart, dev: parseDev, gallery: parseGallery, bench: parseBench };

/** Returns the exit that reading the command line throws, for help or for an error. */
function exitOf(read: () => unknown): CommandLineExit {
  try {
    read();
  } catch (error) {
    if (error instanceof CommandLineExit) return error;
    throw error;
  }
  throw new Error('It was understood');
}

const { PORT } = process.env;
beforeEach(() => {
  delete process.env.PORT;
});
afterAll(() => {
  if (PORT !== undefined) process.env.PORT = PORT;
});

test.each(Object.entries(PROGRAMS))('%s prints its help and rejects an unknown option', (_, parse) => {
  const help = exitOf(() => parse(['--help']));
  expect(help.exitCode).toBe(0);
  expect(help.text).toMatch(/^Usage: npm /);
  const unknown = exitOf(() => parse(['--quick']));
  expect(unknown.exitCode).toBe(1);
  expect(unknown.text).toContain("unknown option '--quick'");
  expect(unknown.text).toContain('--help');
});

test('starts on the given port; the option takes precedence over the environment', () => {
  expect(parseStart([])).toEqual({ port: 3000, renderedPages: true, unconfined: false });
  process.env.PORT = '3001';
  expect(parseStart([])).toEqual({ port: 3001, renderedPages: true, unconfined: false });
  expect(parseStart(['--port', '0'])).toEqual({ port: 0, renderedPages: true, unconfined: false });
  expect(parseStart(['--no-rendered-pages'])).toMatchObject({ renderedPages: false });
});

test.each(['x', '-1', '65536', '1.5', ''])('refuses the port "%s"', (port) => {
  expect(exitOf(() => parseStart([`--port=${port}`])).text).toContain('a whole number from 0 to 65535');
  process.env.PORT = port;
  expect(exitOf(() => parseStart([])).text).toContain("from env 'PORT'");
});

test('port 0 is one that is free, which is known before a server listens on it', async () => {
  const port = await requireFreePort(0, 'npm run dev');
  expect(port).toBeGreaterThan(0);
  expect(await requireFreePort(port, 'npm run dev')).toBe(port);
});

test('refuses arguments where there are none', () => {
  expect(exitOf(() => parseStart(['mfe-cae'])).text).toContain('too many arguments');
});

test('serves the portal with all remotes, or some, or one of them for another portal', () => {
  expect(parseDev([])).toEqual({ kind: 'portal', remotes: [], port: 3000 });
  expect(parseDev(['mfe-cae', 'mfe-hoops'])).toMatchObject({ remotes: ['mfe-cae', 'mfe-hoops'] });
  const portal = 'https://portal.example';
  const into = { kind: 'into', remote: 'mfe-cae', portal, port: 3101 };
  expect(parseDev(['mfe-cae', '--into', portal])).toEqual(into);
  expect(parseDev(['mfe-cae', '--into', portal, '--port', '3000'])).toEqual({ ...into, port: 3000 });
  process.env.PORT = '3105';
  expect(parseDev(['mfe-cae', '--into', portal])).toEqual({ ...into, port: 3105 });
});

test.each([
  [['--into', 'https://portal.example'], '--into takes one remote'],
  [['mfe-cae', 'mfe-hoops', '--into', 'https://portal.example'], '--into takes one remote'],
  [['mfe-cae', '--into', 'portal'], 'must be the address of a portal'],
])('refuses dev %j', (args, reason) => {
  expect(exitOf(() => parseDev(args)).text).toContain(reason);
});

test('measures all parts, or those that are named, in their order', () => {
  expect(parseBench([])).toEqual(expect.arrayContaining(['loading', 'builds', 'inner-loop']));
  expect(parseBench(['inner-loop', 'loading'])).toEqual(['loading', 'inner-loop']);
  expect(exitOf(() => parseBench(['laoding'])).text).toContain('Allowed choices are loading, pages');
});

describe('npm test', () => {
  const parse = testCommandLine(['lint', 'unit', 'packages'], ['packages']);

  test('runs all checks but those that must be named', () => {
    expect(parse([])).toEqual({ names: ['lint', 'unit'], changed: false });
    expect(parse(['packages', 'lint', '--changed'])).toEqual({ names: ['lint', 'packages'], changed: true });
  });

  test('runs a part of the tests', () => {
    expect(parse(['unit', '--shard', '2/4'])).toEqual({ names: ['unit'], changed: false, shard: '2/4' });
  });

  test.each(['5/4', '0/4', '1', 'x/2', '1/0'])('refuses the part %s', (part) => {
    const { exitCode, text } = exitOf(() => parse(['--shard', part]));
    expect(exitCode).toBe(1);
    expect(text).toContain('such as 1/4');
  });
});

test('a program whose reader has gone, such as head, finishes what it does', async () => {
  const program = `
    import { runProgram } from '${moduleAt('shared/tools/workbench/src/command-line/command-line.ts')}';
    await runProgram(async () => {
      console.log('first');
      await new Promise((resolve) => process.stdin.once('end', resolve).resume());
      console.log('second');
      await new Promise((resolve) => process.stdout.write('third', resolve));
      process.exitCode = 7;
    });`;
  const child = spawn(process.execPath, ['--import', 'tsx/esm', '--input-type=module', '--eval', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.stdout.destroy();
  await once(child.stdout, 'close');
  child.stdin.end();
  expect(await once(child, 'exit')).toEqual([7, null]);
});
