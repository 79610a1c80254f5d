import { execFile } from 'node:child_process';
import { workspaceRoot } from '@portal/build/workspace';

export interface ToolResult {
  readonly code: number;
  /** What it printed, stdout and stderr together. */
  readonly output: string;
  /** What it printed to stdout alone. */
  readonly stdout: string;
}

/** Runs a command in a workspace, without the check of `npm run` that everything is installed. */
function runCommandIn(workspace: string, command: string, args: readonly string[]): Promise<ToolResult> {
  const program = ['--import', 'tsx', `shared/tools/workbench/src/${command}.ts`, ...args];
  const options = { cwd: workspace, maxBuffer: 2 ** 26 };
  return new Promise((resolve) => {
    execFile(process.execPath, program, options, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), output: stdout + stderr, stdout }),
    );
  });
}

export const runReleaseIn = (workspace: string, args: readonly string[]): Promise<ToolResult> =>
  runCommandIn(workspace, 'release', args);

/** Runs `npm run <command> -- …` in this workspace; it may fail. */
export const runCommand = (command: string, ...args: readonly string[]): Promise<ToolResult> =>
  runCommandIn(workspaceRoot, command, args);

/** Runs the release tool in this workspace; it may fail. */
export const tryRelease = (...args: readonly string[]): Promise<ToolResult> =>
  runReleaseIn(workspaceRoot, args);

/** Runs the release tool in this workspace. @returns its output. @throws Error when it fails. */
export async function runRelease(...args: readonly string[]): Promise<string> {
  const { code, output } = await tryRelease(...args);
  if (code !== 0) throw new Error(`release ${args.join(' ')} ended with ${code}: ${output}`);
  return output;
}
