import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** The longest time until a program is ready. Unit: ms. */
const READY_MS = 180_000;
/** Time between SIGTERM and SIGKILL. Unit: ms. */
const KILL_DELAY_MS = 15_000;
/** How many lines of its output an error has. */
const MAX_SHOWN_LINES = 200;

export interface ProgramOptions {
  readonly cwd?: string;
  /** Its whole environment. Default: that of this process. */
  readonly env?: NodeJS.ProcessEnv;
  /** Matches a line of its output once it is ready. Default: ready once it is spawned. */
  readonly ready?: RegExp;
  /** Whether what it starts is a group that ends with it. A terminal's Ctrl+C does not reach a group. Default: false. */
  readonly group?: boolean;
  /** Whether its errors go where those of this process go; they are not read then. Default: false. */
  readonly inheritErrors?: boolean;
  /** Called with each line of its output. */
  readonly onLine?: (line: string) => void;
}

/** A running program. */
export interface Program {
  /** The first group of `ready`, else the whole match. Empty without `ready`. */
  readonly readyOutput: string;
  /** Stops the program, and kills it if it does not end. Resolves when it has exited. */
  stop(): Promise<void>;
}

/** Signals a program, or its group; it may have exited already. */
function signal({ pid }: ChildProcess, group: boolean, name: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(group ? -pid : pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

const hasExited = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function stop(child: ChildProcess, group: boolean): Promise<void> {
  if (!hasExited(child)) {
    const ended = once(child, 'exit');
    signal(child, group, 'SIGTERM');
    const timer = setTimeout(() => signal(child, group, 'SIGKILL'), KILL_DELAY_MS);
    await ended;
    clearTimeout(timer);
  }
  // What it started may still run.
  if (group) signal(child, group, 'SIGKILL');
}

/**
 * Starts a program. It ends at the latest with this process.
 * @throws Error with its output when it exits before it is ready, or is not ready in time.
 */
export async function startProgram(
  path: string,
  args: readonly string[],
  options: ProgramOptions = {},
): Promise<Program> {
  const { cwd, env = process.env, ready, group = false, inheritErrors = false, onLine } = options;
  const child = spawn(path, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', inheritErrors ? 'inherit' : 'pipe'],
    detached: group,
  });
  const killAtExit = () => signal(child, group, 'SIGKILL');
  process.once('exit', killAtExit);
  child.once('exit', () => process.off('exit', killAtExit));
  const name = [path, ...args].join(' ');
  const lines: string[] = [];
  try {
    const readyOutput = await new Promise<string>((resolve, reject) => {
      for (const input of [child.stdout, child.stderr])
        if (input !== null)
          createInterface({ input }).on('line', (line) => {
            if (lines.push(line) > MAX_SHOWN_LINES) lines.shift();
            onLine?.(line);
            const found = ready?.exec(line);
            if (found) resolve(found[1] ?? found[0]);
          });
      const fail = (what: string) => reject(new Error(`${name} ${what}:\n${lines.join('\n')}`));
      AbortSignal.timeout(READY_MS).onabort = () => fail(`was not ready after ${READY_MS} ms`);
      child.once('error', (cause) => reject(new Error(`${name} could not be started`, { cause })));
      child.once('close', (code, by) => fail(`ended with ${code ?? by} before it was ready`));
      if (ready === undefined) child.once('spawn', () => resolve(''));
    });
    let stopped: Promise<void> | undefined;
    return {
      readyOutput,
      stop() {
        // Once: later, its number may be that of another group.
        stopped ??= stop(child, group);
        return stopped;
      },
    };
  } catch (error) {
    await stop(child, group);
    throw error;
  }
}
