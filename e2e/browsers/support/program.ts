import { type ChildProcess, spawn } from 'node:child_process';

/** Time between SIGTERM and SIGKILL. */
const KILL_DELAY_MS = 5_000;

export interface ProgramOptions {
  readonly env: Readonly<Record<string, string>>;
  /** Matches the output (stdout or stderr) of a program that is ready. Default: ready once it is spawned. */
  readonly ready?: RegExp;
}

/** A running program with its child processes. */
export interface Program {
  /** The first group of `ready`, else the whole match. Empty without `ready`. */
  readonly readyOutput: string;
  /** Stops the program and its child processes, and resolves when it has exited. */
  stop(): Promise<void>;
}

/** Signals a process group, which may have exited already. */
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
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), KILL_DELAY_MS);
  await ended;
  clearTimeout(timer);
  // Kills the child processes that are still running.
  signalGroup(child, 'SIGKILL');
}

/**
 * Starts a program in its own process group.
 * @throws Error with its output when it exits before it is ready.
 */
export function startProgram(
  path: string,
  args: readonly string[],
  options: ProgramOptions,
): Promise<Program> {
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
    const reportReady = (readyOutput: string) => resolve({ readyOutput, stop: () => stop(child) });
    const read = (chunk: Buffer) => {
      // Reads everything, so that a full pipe never blocks the program, but keeps only the start.
      if (output.length > 20_000) return;
      output += chunk.toString();
      const found = ready?.exec(output);
      if (found) reportReady(found[1] ?? found[0]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', (cause) => reject(new Error(`${path} could not be started`, { cause })));
    child.once('exit', (code, signal) =>
      reject(new Error(`${path} ended with ${code ?? signal} before it was ready:\n${output}`)),
    );
    if (ready === undefined) child.once('spawn', () => reportReady(''));
  });
}
