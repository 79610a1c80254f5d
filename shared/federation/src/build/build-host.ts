import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type PortalDocument, portalDocument } from '../document/document';
import { hostScripts } from '../document/host-scripts';
import { HOST_URL, hostConfig } from '../webpack/host';
import { PRERENDER_FILE, prerenderConfig } from '../webpack/prerender';
import { workspaceRoot } from '../workspace';
import { runWebpack } from './run-webpack';

/** File name of each document, with the path that is prerendered into it. */
const DOCUMENTS = {
  /** The host renders the landing page itself, so all of it can be prerendered. */
  'start.html': '/start',
  /** Every other page belongs to a remote: only the frame can be prerendered. */
  'index.html': '/any/other',
} as const;

export interface HostBuildOptions {
  /** Folder for the scripts and styles. */
  readonly output: string;
  /** Folder for temporary build output. */
  readonly scratch: string;
  /** Script that sets the color scheme before the first paint. */
  readonly colorScheme: string;
  readonly sourceMaps?: boolean;
  /** Module that starts the portal. Default: the federated one. */
  readonly main?: string;
  /** Name of the build. Default: `host`. */
  readonly name?: string;
}

async function loadPrerender(output: string): Promise<(address: string) => string> {
  await runWebpack(prerenderConfig(output));
  const require = createRequire(join(output, 'x.cjs'));
  return (require(join(output, PRERENDER_FILE)) as { prerender: (address: string) => string }).prerender;
}

/** Builds the host for production; resolves to its documents by file name. */
export async function buildHost({
  output,
  scratch,
  colorScheme,
  ...build
}: HostBuildOptions): Promise<Map<string, PortalDocument>> {
  const stats = await runWebpack(await hostConfig({ ...build, mode: 'production', output }));
  const scripts = await hostScripts(stats, output, HOST_URL);
  const prerender = await loadPrerender(scratch);
  const documents = Object.entries(DOCUMENTS).map(async ([file, address]) => {
    const document = await portalDocument({ scripts, output, colorScheme, shell: prerender(address) });
    return [file, document] as const;
  });
  return new Map(await Promise.all(documents));
}

/** Copies the static files that are served next to the documents (the icon). */
export const copyHostPublic = (site: string): Promise<void> =>
  cp(join(workspaceRoot, 'host/public'), site, { recursive: true });
