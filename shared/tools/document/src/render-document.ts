import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { RENDER_SCRIPT } from '@portal/build/render-files';
import { type DocumentParts, type PortalDocument, portalDocument } from './document';

type RenderModule = { readonly prerender: () => string };

/**
 * Runs the result of the build that renders pages. It is read anew, because a dev server builds it again, and past
 * `require`, which transforms what it loads where these sources run untransformed: seconds for a file of this size.
 */
function loadPrerender(folder: string): () => string {
  const file = join(folder, RENDER_SCRIPT);
  const module: { exports: Partial<RenderModule> } = { exports: {} };
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
