import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { constants as os } from 'node:os';
import { delimiter, join } from 'node:path';
import { workspaceRoot } from '@portal/build/workspace';

const running = new Set<ChildProcess>();

function endAll(signal: NodeJS.Signals): void {
  for (const child of running) child.kill(signal);
  process.exit(128 + os.signals[signal]);
}

/** Ends a program, too, when this process is told to end: a terminal tells both, `kill` and CI only this one. */
function endTogether(child: ChildProcess): void {
  if (running.size === 0) for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, endAll);
  running.add(child);
  child.once('close', () => {
    running.delete(child);
    if (running.size === 0) for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, endAll);
  });
}

/**
 * Runs a program in the workspace's root, attached to this terminal; resolves to its exit code.
 * @param stdin whether it may ask. Default: no, so that it never waits for an answer.
 */
export function run(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  stdin: 'ignore' | 'inherit' = 'ignore',
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: workspaceRoot,
      stdio: [stdin, 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    endTogether(child);
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a tool that the root package installs. */
export const tool = (name: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<number> =>
  run(`node_modules/.bin/${name}`, args, env);

/** A program's exit code and its output on both streams. */
export interface Outcome {
  readonly code: number;
  readonly output: string;
}

/** Collects the output of a program until it has ended. */
export function outcomeOf(child: ChildProcess): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a program in parallel with others: its output is collected instead of printed. */
export function capture(program: string, args: readonly string[]): Promise<Outcome> {
  const child = spawn(program, args, { cwd: workspaceRoot, stdio: ['ignore', 'pipe', 'pipe'] });
  endTogether(child);
  return outcomeOf(child);
}

/** Runs a tool that the root package installs, in parallel with others. */
export const captureTool = (name: string, args: readonly string[]): Promise<Outcome> =>
  capture(`node_modules/.bin/${name}`, args);

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The program that an environment variable names; `undefined` if it is not set, or set to the empty text, as pipelines
 * set a variable that nobody gave a value. @throws if it cannot be run.
 */
export function namedProgram(variable: string): string | undefined {
  const path = process.env[variable] || undefined;
  if (path === undefined || isExecutable(path)) return path;
  throw new Error(`${variable} names ${path}, which cannot be run.`);
}

/** Candidate paths of programs with these names, in the order of the search path. */
export const onSearchPath = (names: readonly string[]): string[] =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

/** Installs Debian packages. Resolves to false if this is not Linux, the user is not root, or apt fails. */
export async function installWithApt(packages: readonly string[]): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  // Ignore a failed update: the existing package lists may be sufficient.
  await run('apt-get', ['update', '-qq']).catch(() => 1);
  return (await run('apt-get', ['install', '-y', '-qq', ...packages]).catch(() => 1)) === 0;
}
