import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RenderedPages } from '@portal/sandbox';
import { startProgram } from './program';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The built portal to test. Default: the workspace's build; `PORTAL_SITE` names another. */
export const builtSite = process.env.PORTAL_SITE ?? join(root, '.portal/site');

/** Makes a server listen on a free port of this machine. @returns the port. */
export async function listen(server: Server, host = '127.0.0.1'): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return (server.address() as AddressInfo).port;
}

/** Ends a server and its connections. */
export async function end(server: HttpServer): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** A copy of the built portal in a temporary folder. */
export interface SiteCopy {
  readonly folder: string;
  remove(): Promise<void>;
}

export async function copySite(): Promise<SiteCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-site-'));
  await cp(builtSite, folder, { recursive: true });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Makes a folder of links to the files of the built portal, without some of them, which the caller writes. */
export async function linkSite(without: readonly string[]): Promise<SiteCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-site-'));
  for (const name of await readdir(builtSite))
    if (!without.includes(name)) await symlink(join(builtSite, name), join(folder, name));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** A running portal with its own services. */
export interface PortalServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Serves a built portal and new local services on a free port. @param renderedPages public pages in the first response. */
export async function startPortal(
  site = builtSite,
  renderedPages: RenderedPages = 'on-request',
): Promise<PortalServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-e2e-'));
  const options = ['--port', '0', '--data-dir', dataDir, '--site', site, '--rendered-pages', renderedPages];
  const program = ['--import', 'tsx', 'shared/tools/sandbox/src/cli.ts', ...options];
  const { readyOutput, stop } = await startProgram(process.execPath, program, {
    cwd: root,
    ready: /http:\/\/\S+/,
    inheritErrors: true,
  });
  return {
    origin: readyOutput,
    async stop() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
