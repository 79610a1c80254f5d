import { readFileSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import {
  bundledPackages,
  type HostBuild,
  hostConfig,
  hostFrameConfig,
  hostRenderConfig,
  runWebpack,
} from '@portal/build';
import { integrityOf } from '@portal/build/integrity';
import { RENDER_SCRIPT } from '@portal/build/render-files';
import { workspaceRoot } from '@portal/build/workspace';
import type { Trust } from '@portal/contract';
import { type DocumentParts, type PortalDocument, portalDocument } from './document';
import { entryFiles, hostScripts } from './host-scripts';

/**
 * Runs the result of the build that renders pages. It is read anew, because a dev server builds it again, and past
 * `require`, which transforms what it loads where these sources run untransformed: seconds for a file of this size.
 */
function loadPrerender(folder: string): () => string {
  const file = join(folder, RENDER_SCRIPT);
  const module: { exports: { readonly prerender?: () => string } } = { exports: {} };
  const run = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], {
    filename: file,
  });
  run.call(module.exports, module, module.exports, createRequire(file));
  const { prerender } = module.exports;
  if (prerender === undefined) throw new Error(`${file} does not export “prerender”`);
  return prerender;
}

/**
 * Renders the document of the portal, which every address without a rendered page has: the frame, and the skeleton of
 * a page.
 * @param prerendered folder of the finished build that renders pages.
 */
export const renderDocument = (parts: Omit<DocumentParts, 'shell'>, prerendered: string): PortalDocument =>
  portalDocument({ ...parts, shell: loadPrerender(prerendered)() });

export interface HostBuildOptions extends Omit<HostBuild, 'mode' | 'refresh'> {
  /** Folder for the build that renders pages. */
  readonly scratch: string;
  /** Script that sets the color scheme before the first paint. */
  readonly colorScheme: string;
  /** Whose signatures the shell accepts. Default: signatures are not looked at. */
  readonly trust?: Trust;
  /** Whether nothing but the document is wanted: `scratch` renders no pages then. Default: false. */
  readonly documentOnly?: boolean;
}

/** Builds the host for production. @returns its document, and the packages that its scripts contain. */
export async function buildHost({
  output,
  scratch,
  colorScheme,
  trust,
  documentOnly = false,
  ...build
}: HostBuildOptions) {
  const stats = await runWebpack(await hostConfig({ ...build, mode: 'production', output }));
  const renderConfig = documentOnly ? hostFrameConfig : hostRenderConfig;
  const rendering = await runWebpack(await renderConfig({ mode: 'production', output: scratch }));
  const read = (file: string) => readFileSync(join(output, file), 'utf8');
  const inlined = (entry: string) => entryFiles(stats, entry).scripts.map(read).join('');
  const { styles } = entryFiles(stats, 'main');
  const document = renderDocument(
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

/** Writes the document and its headers. Synchronous, so that a page that reloads after a build gets the new ones. */
export function writeDocument(site: string, { html, headers }: PortalDocument): void {
  writeFileSync(join(site, 'headers.json'), JSON.stringify({ headers }));
  writeFileSync(join(site, 'index.html'), html);
}

/** Copies the static files that are served next to the documents (the icon). */
export const copyHostPublic = (site: string): Promise<void> =>
  cp(join(workspaceRoot, 'host/public'), site, { recursive: true });
