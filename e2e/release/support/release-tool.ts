import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface ToolResult {
  readonly code: number | null;
  /** What it printed, stdout and stderr together. */
  readonly output: string;
  /** What it printed to stdout alone. */
  readonly stdout: string;
}

/** Runs a command in a workspace, without the check of `npm run` that everything is installed. */
function runCommandIn(workspace: string, command: string, args: readonly string[]): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const program = ['--import', 'tsx', `shared/tools/workbench/src/${command}.ts`, ...args];
    const child = spawn(process.execPath, program, { cwd: workspace, stdio: ['ignore', 'pipe', 'pipe'] });
    let [output, stdout] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code, output, stdout }));
  });
}

/** Runs the release tool in a workspace. */
export const runReleaseIn = (workspace: string, args: readonly string[]): Promise<ToolResult> =>
  runCommandIn(workspace, 'release', args);

/** Runs `npm run <command> -- …` in this workspace; it may fail. */
export const runCommand = (command: string, ...args: readonly string[]): Promise<ToolResult> =>
  runCommandIn(ROOT, command, args);

/** Runs the release tool in this workspace; it may fail. */
export const tryRelease = (...args: readonly string[]): Promise<ToolResult> => runReleaseIn(ROOT, args);

/** Runs the release tool in this workspace. @returns its output. @throws Error when it fails. */
export async function runRelease(...args: readonly string[]): Promise<string> {
  const { code, output } = await tryRelease(...args);
  if (code !== 0) throw new Error(`release ${args.join(' ')} ended with ${code}: ${output}`);
  return output;
}
