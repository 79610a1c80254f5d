import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { workspaceRoot } from '@portal/federation/workspace';

const execute = promisify(execFile);

/** A program that runs containers, and the command that reads compose files with it. */
export interface Engine {
  readonly program: 'docker' | 'podman';
  readonly compose: readonly [program: string, ...args: string[]];
}

/** Runs a program in the workspace. @returns its output on both streams. @throws with its error output if it fails. */
export async function runProgram(
  [program = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const options = { cwd: workspaceRoot, env: { ...process.env, ...env }, maxBuffer: 2 ** 26 };
  try {
    const { stdout, stderr } = await execute(program, args, options);
    return stdout + stderr;
  } catch (cause) {
    const { stderr = '', message } = cause as Error & { readonly stderr?: string };
    const reason = stderr.trim().split('\n').slice(-20).join('\n');
    throw new Error(`${program} ${args.join(' ')}: ${reason === '' ? message : reason}`, { cause });
  }
}

const CANDIDATES: readonly Engine[] = [
  { program: 'docker', compose: ['docker', 'compose'] },
  { program: 'podman', compose: ['podman-compose'] },
  { program: 'podman', compose: ['podman', 'compose'] },
];

/** Finds an engine that runs here, with compose. @returns for each candidate why it does not, if none does. */
export async function findEngine(): Promise<Engine | { readonly reason: string }> {
  const reasons: string[] = [];
  for (const engine of CANDIDATES) {
    try {
      await runProgram([engine.program, 'version']);
      await runProgram([...engine.compose, 'version']);
      return engine;
    } catch (error) {
      const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
      reasons.push(line);
    }
  }
  return { reason: reasons.join('; ') };
}
