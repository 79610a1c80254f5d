import { freePort } from '@portal/workbench/nginx';
import { startProgram } from '../../support/program';

/** A running `npm run dev -- …`. */
export type DevServer = Awaited<ReturnType<typeof startDev>>;

/** Starts the dev server in a workspace. Resolves once it prints a URL that matches the pattern. */
export async function startDev(workspace: string, args: readonly string[], addressPattern: RegExp) {
  const program = ['--import', 'tsx', 'shared/tools/workbench/src/dev.ts', ...args];
  const { readyOutput, stop } = await startProgram(process.execPath, program, {
    cwd: workspace,
    env: { ...process.env, PORT: String(await freePort()) },
    ready: addressPattern,
    inheritErrors: true,
  });
  return {
    /** The URL that it prints. */
    address: readyOutput,
    stop,
  };
}

/** Serves a remote's build for an override in a portal. The server's `address` is the URL of its manifest. */
export const serveOverride = (workspace: string, remote: string, portal: string): Promise<DevServer> =>
  startDev(workspace, [remote, '--into', portal], /http:\S+\/mf-manifest\.json/);
