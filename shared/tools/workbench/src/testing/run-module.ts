import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';

/** The address of a source file for an import. @param path from the workspace's root. */
export const moduleAt = (path: string): string => pathToFileURL(`${process.cwd()}/${path}`).href;

export type RunningModule = ReturnType<typeof runModule>;

/** Runs a module of TypeScript in a process of its own. */
export function runModule(source: string, cwd = process.cwd()) {
  const child = spawn(process.execPath, ['--import', 'tsx/esm', '--input-type=module', '--eval', source], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  return {
    child,
    output: () => printed,
    until: async (text: string) => {
      while (!printed.includes(text)) await once(child.stdout, 'data');
    },
  };
}
