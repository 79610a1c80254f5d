import { type ChildProcess, spawn } from 'node:child_process';

/** How long a program that was asked to end may take before it is killed, in milliseconds. */
const GRACE = 5_000;

export interface ProgramOptions {
  readonly env: Readonly<Record<string, string>>;
  /** What the program prints when it is ready, to either of its outputs. Default: ready as soon as it runs. */
  readonly ready?: RegExp;
}

/** A program that a browser needs, with the processes that it starts itself. */
export interface Program {
  /** The first group of `ready`, else all that it matched. */
  readonly said: string;
  /** Ends the program and its own processes, and resolves when it has ended. */
  stop(): Promise<void>;
}

/** Ends a process group that may have ended already. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  const ended =
    child.exitCode !== null || child.signalCode !== null
      ? Promise.resolve()
      : new Promise<void>((resolve) => child.once('exit', () => resolve()));
  signalGroup(child, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE);
  await ended;
  clearTimeout(timer);
  // Whatever the program left behind in its group.
  signalGroup(child, 'SIGKILL');
}

/**
 * Starts a program in a process group of its own.
 * @throws with its output, when it ends before it is ready.
 */
export function start(path: string, args: readonly string[], options: ProgramOptions): Promise<Program> {
  const { env, ready } = options;
  const child = spawn(path, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const killAtExit = () => signalGroup(child, 'SIGKILL');
  process.once('exit', killAtExit);
  child.once('exit', () => process.off('exit', killAtExit));
  return new Promise((resolve, reject) => {
    let output = '';
    const settle = (said: string) => resolve({ said, stop: () => stop(child) });
    const read = (chunk: Buffer) => {
      // All of it is read, so that a full pipe never holds the program up; only the start is kept.
      if (output.length > 20_000) return;
      output += chunk.toString();
      const found = ready?.exec(output);
      if (found) settle(found[1] ?? found[0]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', (cause) => reject(new Error(`${path} could not be started`, { cause })));
    child.once('exit', (code, signal) =>
      reject(new Error(`${path} ended with ${code ?? signal} before it was ready:\n${output}`)),
    );
    if (ready === undefined) child.once('spawn', () => settle(''));
  });
}
