import { spawn } from 'node:child_process';
import { workspaceRoot } from '@portal/federation/workspace';

/** Runs a program of the workspace with this terminal; resolves to its exit code. */
export function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: workspaceRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a tool that the root package installs. */
export const tool = (name: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<number> =>
  run(`node_modules/.bin/${name}`, args, env);
