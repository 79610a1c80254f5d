import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '@portal/build/workspace';
import type { RenderedPages } from '@portal/sandbox';
import { startProgram } from './program';
import { makeTempFolder, type TempFolder } from './temp-folder';

/** The built portal to test. Default: the workspace's build; `PORTAL_SITE` names another. */
export const builtSite = process.env.PORTAL_SITE ?? join(workspaceRoot, '.portal/site');

/** A copy of the built portal in a temporary folder. */
export async function copySite(): Promise<TempFolder> {
  const site = await makeTempFolder('site');
  await cp(builtSite, site.path, { recursive: true });
  return site;
}

/** Makes links in a folder to what is in another one, without some of it, which the caller writes. */
export async function linkAll(from: string, to: string, without: readonly string[]): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from))
    if (!without.includes(name)) await symlink(join(from, name), join(to, name));
}

/** Makes a folder of links to the files of the built portal, without some of them, which the caller writes. */
export async function linkSite(without: readonly string[]): Promise<TempFolder> {
  const site = await makeTempFolder('site');
  await linkAll(builtSite, site.path, without);
  return site;
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
  const data = await makeTempFolder();
  const options = ['--port', '0', '--data-dir', data.path, '--site', site, '--rendered-pages', renderedPages];
  const program = ['--import', 'tsx', 'shared/tools/sandbox/src/cli.ts', ...options];
  const { readyOutput, stop } = await startProgram(process.execPath, program, {
    cwd: workspaceRoot,
    ready: /http:\/\/\S+/,
    inheritErrors: true,
  });
  return {
    origin: readyOutput,
    async stop() {
      await stop();
      await data.remove();
    },
  };
}
