/**
 * The program of a process that runs the code of a release. It is started with its text as an argument, so it reads
 * no file. First it tries to do what it must not, and says what worked. Then it compiles the code in a realm of its
 * own and passes lines of text between the release tool and that realm. It has no other purpose, and no dependency.
 */
import { spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { openSync } from 'node:fs';
import { stdin, stdout } from 'node:process';
import { constants, createContext, Script } from 'node:vm';
import type { Boot } from '../protocol';

const { setImmediate, setTimeout, clearTimeout, performance } = globalThis;
const write = (line: string) => void stdout.write(`${line}\n`);
const exit = process.exit.bind(process);

const works = (attempt: () => unknown): boolean => {
  try {
    return attempt() !== false;
  } catch {
    return false;
  }
};

/** Whether a socket can be connected. Nothing is sent: it is one of UDP. */
const canConnect = (): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createSocket('udp4');
    socket.on('error', () => resolve(false));
    socket.connect(9, '127.0.0.1', () => resolve(true));
  });

async function findLeaks(): Promise<string[]> {
  const leaks = {
    'it has environment variables': Object.keys(process.env).length > 0,
    'it can read files': works(() => openSync('/', 'r')) || works(() => openSync(process.execPath, 'r')),
    'it can start programs': works(() => spawnSync(process.execPath, ['--version']).error === undefined),
    'it can open sockets': await canConnect(),
  };
  return Object.entries(leaks).flatMap(([leak, is]) => (is ? leak : []));
}

/** Takes away what leads from Node's own realm out of it, should the code ever get there. */
function disarm(): void {
  for (const name of [
    'binding',
    '_linkedBinding',
    'dlopen',
    'getBuiltinModule',
    'kill',
    'abort',
    'report',
    'mainModule',
  ])
    Reflect.deleteProperty(process, name);
  for (const name of [
    'process',
    'require',
    'module',
    'exports',
    'fetch',
    'WebSocket',
    'Buffer',
    'WebAssembly',
  ])
    Reflect.deleteProperty(globalThis, name);
}

type Step = (line: string, time: number) => unknown;

/** Runs the realm's script, then compiles the code of the releases in it. */
function openRealm({ realm, code }: Boot): Step {
  // Neither text nor WebAssembly becomes code in it.
  const context = createContext(constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: false },
  });
  const step: unknown = new Script(realm, { filename: 'realm.js' }).runInContext(context);
  new Script('globalThis.releaseCode = new Map()').runInContext(context);
  for (const [name, text] of Object.entries(code))
    new Script(
      `releaseCode.set(${JSON.stringify(name)}, (function (module, exports, require, noImport) {${text}\n}))`,
      {
        filename: `${name}/render.cjs`,
      },
    ).runInContext(context);
  return step as Step;
}

let step: Step | undefined;
let timer: NodeJS.Timeout | undefined;

/** Lets the realm work. Only text comes out of it: what it throws is not looked at. */
function work(line: string): void {
  clearTimeout(timer);
  let result: unknown;
  try {
    result = step?.(line, performance.now());
  } catch {
    result = '';
  }
  const [delay = '', ...lines] = typeof result === 'string' ? result.split('\n') : [];
  for (const text of lines) write(text);
  if (delay === '0') setImmediate(work, '');
  else if (delay !== '') timer = setTimeout(work, Number(delay), '');
}

function receive(line: string): void {
  if (step !== undefined) {
    work(line);
    return;
  }
  const boot = JSON.parse(line) as Boot;
  // The limits are in force by now.
  findLeaks()
    .then((leaks) => {
      disarm();
      step = openRealm(boot);
      write(JSON.stringify(leaks));
    })
    .catch(() => exit(1));
}

// A line of megabytes comes in hundreds of pieces: each piece is looked at once.
const pieces: string[] = [];
stdin.setEncoding('utf8');
stdin.on('data', (text: string) => {
  const [end = '', ...starts] = text.split('\n');
  pieces.push(end);
  for (const start of starts) receive(pieces.splice(0, pieces.length, start).join(''));
});
stdin.on('end', () => exit(0));
write('started');
