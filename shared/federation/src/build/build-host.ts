import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type PortalDocument, portalDocument } from '../document/document';
import { hostScripts } from '../document/host-scripts';
import { HOST_URL, hostConfig } from '../webpack/host';
import { PRERENDER_FILE, prerenderConfig } from '../webpack/prerender';
import { workspaceRoot } from '../workspace';
import { runWebpack } from './run-webpack';

/** The documents of the portal, and an address whose first render each shows. */
const DOCUMENTS = {
  /** The landing page is the host's own, so it can be shown whole. */
  'start.html': '/start',
  /** Every other page waits for its part. */
  'index.html': '/any/other',
} as const;

export interface HostParts {
  /** Folder for the scripts and styles. */
  readonly output: string;
  /** Folder for what only the build itself needs. */
  readonly scratch: string;
  /** Script that sets the color scheme before the first paint. */
  readonly colorScheme: string;
  readonly sourceMaps?: boolean;
  /** Module that starts the portal, and the build's name. Default: the federated one, `host`. */
  readonly main?: string;
  readonly name?: string;
}

async function prerenderer(output: string): Promise<(address: string) => string> {
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
}: HostParts): Promise<Map<string, PortalDocument>> {
  const stats = await runWebpack(await hostConfig({ ...build, mode: 'production', output }));
  const scripts = await hostScripts(stats, output, HOST_URL);
  const prerender = await prerenderer(scratch);
  const documents = Object.entries(DOCUMENTS).map(async ([file, address]) => {
    const document = await portalDocument({ scripts, output, colorScheme, shell: prerender(address) });
    return [file, document] as const;
  });
  return new Map(await Promise.all(documents));
}

/** Copies the files that stand beside the documents: the icon. */
export const copyHostPublic = (site: string): Promise<void> =>
  cp(join(workspaceRoot, 'host/public'), site, { recursive: true });
