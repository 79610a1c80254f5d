import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { type PortalDocument, portalDocument } from '../document/document';
import { hostScripts } from '../document/host-scripts';
import { HOST_URL, hostConfig } from '../webpack/host';
import { workspaceRoot } from '../workspace';
import { runWebpack } from './run-webpack';

export interface HostParts {
  /** Script that sets the color scheme before the first paint. */
  readonly colorScheme: string;
  readonly sourceMaps?: boolean;
}

/** Builds the host for production into a folder and makes its document. */
export async function buildHost(
  output: string,
  { colorScheme, sourceMaps = false }: HostParts,
): Promise<PortalDocument> {
  const stats = await runWebpack(await hostConfig({ mode: 'production', output, sourceMaps }));
  const scripts = await hostScripts(stats, output, HOST_URL);
  return portalDocument({ scripts, output, colorScheme, shell: '' });
}

/** Copies the files that stand beside the document: the icon. */
export async function copyHostPublic(site: string): Promise<void> {
  await cp(join(workspaceRoot, 'host/public'), site, { recursive: true });
}
