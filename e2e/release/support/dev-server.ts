import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { freePort } from './free-port';

/** `npm run dev -- …`, as a developer runs it. */
export interface DevServer {
  /** The address that it says. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts it in a workspace; resolves when it has said an address that looks like this. */
export async function startDev(
  workspace: string,
  args: readonly string[],
  looks: RegExp,
): Promise<DevServer> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'shared/workbench/src/dev.ts', ...args], {
    cwd: workspace,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [found] = looks.exec(line) ?? [];
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

/** Serves a remote's build for an override in a portal. */
export const serveInto = (workspace: string, remote: string, portal: string): Promise<DevServer> =>
  startDev(workspace, [remote, '--into', portal], /http:\S+\/mf-manifest\.json/);
