import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { ReleaseError } from '@portal/releases';
import type { Boot } from '../protocol';
import type { Wrapper } from './wrappers';

/** Memory that objects may take, in megabytes. Above it V8 ends the process. */
const HEAP_MB = 768;
const MB = 2 ** 20;

/** The kernel's limits, once the process has opened what it needs. Nothing of them can be raised again. */
const LIMITS = [
  // Not one file, socket, pipe or library more.
  '--nofile=0:0',
  '--nproc=0:0',
  '--fsize=0:0',
  '--core=0:0',
  // All that is written in memory, the heap included.
  `--data=${2048 * MB}`,
  // Seconds of a processor in its whole life.
  '--cpu=3600',
];

const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** Node's own options: no file, program, thread or add-on, and no code from text. */
const NODE_OPTIONS = [
  permission,
  '--no-addons',
  '--no-warnings',
  '--disallow-code-generation-from-strings',
  '--frozen-intrinsics',
  '--unhandled-rejections=none',
  `--max-old-space-size=${HEAP_MB}`,
];

/** Time to start and to be confined, in milliseconds. */
const START_MS = 60_000;
/** What a process may say until the next request: many times more than a page. Unit: characters. */
const MAX_OUTPUT = 16 * MB;

/** A process that runs the code of a release and is confined as far as it says. */
export interface ConfinedProcess {
  /** Of Node.js; `undefined` where it is not known. */
  readonly id: number | undefined;
  /** What it could do although it must not; empty: nothing. */
  readonly leaks: readonly string[];
  send(line: string): void;
  /** Sets what is called with each line, and once it has ended, with the reason. */
  listen(onLine: (line: string) => void, onEnd: (reason: string) => void): void;
  kill(): void;
}

const run = promisify(execFile);

/** The process of Node.js: the wrapper's only child, or itself. */
async function nodeId(pid: number, { forks }: Wrapper): Promise<number> {
  if (!forks) return pid;
  const [child] = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ');
  return Number(child);
}

/** Passes on each line of a process, and ends it when it says too much. Returns what starts the count again. */
function readLines(
  child: ChildProcess,
  onLine: (line: string) => void,
  kill: (reason: string) => void,
): () => void {
  /** Of the line that has not ended. A long line comes in hundreds of pieces: each piece is looked at once. */
  const pieces: string[] = [];
  let size = 0;
  child.stdout?.setEncoding('utf8');
  child.stdout?.on('data', (text: string) => {
    size += text.length;
    if (size > MAX_OUTPUT) return kill(`said more than ${MAX_OUTPUT / MB} MB`);
    const [end = '', ...starts] = text.split('\n');
    pieces.push(end);
    for (const start of starts) onLine(pieces.splice(0, pieces.length, start).join(''));
  });
  return () => {
    size = 0;
  };
}

/** Options of {@link startProcess}. */
export interface ProcessOptions {
  readonly wrapper: Wrapper;
  /** Whether the kernel limits it, which needs `prlimit`. */
  readonly limits: boolean;
  /** Text of the program. */
  readonly program: string;
  readonly boot: Boot;
  /** Ends the process, also while it starts. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Starts a process as confined as the options say. Nothing of a release runs before it is.
 * @throws {Error} if it cannot be started so.
 */
export async function startProcess({
  wrapper,
  limits,
  program,
  boot,
  signal,
}: ProcessOptions): Promise<ConfinedProcess> {
  const [command = '', ...args] = [...wrapper.command, process.execPath, ...NODE_OPTIONS, '--eval', program];
  const child = spawn(command, args, {
    // The programs around Node are found by the path; they pass nothing on, because Node's is emptied before.
    env: {},
    cwd: '/',
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  let id: number | undefined;
  let reason: string | undefined;
  let onEnd: ((reason: string) => void) | undefined;
  const end = (why: string) => {
    if (reason !== undefined) return;
    reason = why;
    onEnd?.(why);
  };
  const kill = (why: string) => {
    end(why);
    child.kill('SIGKILL');
    // With a wrapper, it ends with that one; this does not wait for it.
    if (id !== undefined && id !== child.pid)
      try {
        process.kill(id, 'SIGKILL');
      } catch {
        // It has ended already.
      }
  };
  const abort = () => kill('was closed');
  signal?.addEventListener('abort', abort, { once: true });
  child.on('exit', () => signal?.removeEventListener('abort', abort));
  child.on('error', (error) => end(`cannot be started: ${error.message}`));
  child.on('exit', (status, signal) => end(`ended with ${signal ?? `code ${status}`}`));
  // Written to after its end.
  child.stdin?.on('error', () => undefined);
  /** It says nothing before it is asked, so nothing is said while nobody listens. */
  let onLine: ((line: string) => void) | undefined;
  const resetCount = readLines(child, (line) => onLine?.(line), kill);

  /** What the process says of itself: no code of a release has run yet. */
  const nextLine = () =>
    new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => kill(`did not start within ${START_MS / 1000} s`), START_MS);
      onEnd = (why) => {
        clearTimeout(timer);
        reject(new ReleaseError(`The renderer ${why}`));
      };
      if (reason !== undefined) onEnd(reason);
      onLine = (line) => {
        clearTimeout(timer);
        resolve(line);
      };
    });
  const send = (line: string) => {
    resetCount();
    child.stdin?.write(`${line}\n`);
  };
  try {
    if (signal?.aborted) abort();
    // It has started, and waits for its limits, then for what it is to run.
    await nextLine();
    if (child.pid === undefined) throw new ReleaseError('The renderer has no process');
    id = await nodeId(child.pid, wrapper);
    if (limits) {
      const [program = '', ...args] = [...wrapper.sameUser, 'prlimit', '--pid', String(id), ...LIMITS];
      await run(program, args);
    }
    send(JSON.stringify(boot));
    // What it could do although it must not.
    const leaks = JSON.parse(await nextLine()) as string[];
    onEnd = undefined;
    return {
      id,
      leaks,
      send,
      listen(next, ended) {
        onEnd = ended;
        onLine = next;
        if (reason !== undefined) ended(reason);
      },
      kill: () => kill('was closed'),
    };
  } catch (error) {
    kill('could not be confined');
    throw error;
  }
}
