import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface ToolRun {
  readonly code: number | null;
  /** What it said, on both streams. */
  readonly said: string;
}

/** Runs `pnpm release …` as a workspace's script does, without looking whether everything is installed. */
export function runReleaseTool(workspace: string, args: readonly string[]): Promise<ToolRun> {
  return new Promise((resolve, reject) => {
    const program = ['--import', 'tsx', 'shared/workbench/src/release.ts', ...args];
    const child = spawn(process.execPath, program, { cwd: workspace, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code, said }));
  });
}

/** Runs the tool in this workspace. */
export const releaseTool = (...args: readonly string[]): Promise<ToolRun> => runReleaseTool(ROOT, args);

/** Runs the tool and resolves to what it said. @throws when it fails. */
export async function runRelease(...args: readonly string[]): Promise<string> {
  const { code, said } = await releaseTool(...args);
  if (code !== 0) throw new Error(`release ${args.join(' ')} ended with ${code}: ${said}`);
  return said;
}
