import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type BundledPackage,
  bundledPackages,
  hostConfig,
  hostRenderConfig,
  runWebpack,
} from '@portal/build';
import { integrityOf } from '@portal/build/integrity';
import { workspaceRoot } from '@portal/build/workspace';
import type { Trust } from '@portal/contract';
import type { PortalDocument } from './document';
import { entryFiles, hostScripts } from './host-scripts';
import { renderDocument } from './render-document';

export interface HostBuildOptions {
  /** Folder for the scripts and styles. */
  readonly output: string;
  /** Folder for the build that renders pages. */
  readonly scratch: string;
  /** Script that sets the color scheme before the first paint. */
  readonly colorScheme: string;
  readonly sourceMaps?: boolean;
  /** Whether scripts are minified. Default: yes. */
  readonly minimize?: boolean;
  /** Whose signatures the shell accepts. Default: signatures are not looked at. */
  readonly trust?: Trust;
  /** Module that starts the portal. Default: the federated one. */
  readonly main?: string;
  /** Name of the build. Default: `host`. */
  readonly name?: string;
}

/** A built host. */
export interface BuiltHost {
  readonly document: PortalDocument;
  /** The packages that its scripts contain. */
  readonly packages: readonly BundledPackage[];
}

/** Builds the host for production. */
export async function buildHost({
  output,
  scratch,
  colorScheme,
  trust,
  ...build
}: HostBuildOptions): Promise<BuiltHost> {
  const stats = await runWebpack(await hostConfig({ ...build, mode: 'production', output }));
  const rendering = await runWebpack(await hostRenderConfig({ mode: 'production', output: scratch }));
  const read = (file: string) => readFileSync(join(output, file), 'utf8');
  const inlined = (entry: string) => entryFiles(stats, entry).scripts.map(read).join('');
  const { styles } = entryFiles(stats, 'main');
  const document = await renderDocument(
    {
      scripts: hostScripts(stats, (file) => integrityOf(read(file))),
      input: inlined('input'),
      boot: inlined('boot'),
      styles: { kind: 'inline', css: styles.map(read).join('') },
      colorScheme,
      trust,
    },
    scratch,
  );
  return { document, packages: [...bundledPackages(stats), ...bundledPackages(rendering)] };
}

/** Copies the static files that are served next to the documents (the icon). */
export const copyHostPublic = (site: string): Promise<void> =>
  cp(join(workspaceRoot, 'host/public'), site, { recursive: true });
