import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { freePort } from '@portal/workbench/nginx';

/** A running `npm run dev -- …`. */
export interface DevServer {
  /** The URL that it prints. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts the dev server in a workspace. Resolves once it prints a URL that matches the pattern. */
export async function startDev(
  workspace: string,
  args: readonly string[],
  addressPattern: RegExp,
): Promise<DevServer> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'shared/tools/workbench/src/dev.ts', ...args], {
    cwd: workspace,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [found] = addressPattern.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    });
    void ended.then((code) => reject(new Error(`The dev server ended with ${code}`)));
  });
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Serves a remote's build for an override in a portal. The server's `address` is the URL of its manifest. */
export const serveOverride = (workspace: string, remote: string, portal: string): Promise<DevServer> =>
  startDev(workspace, [remote, '--into', portal], /http:\S+\/mf-manifest\.json/);
