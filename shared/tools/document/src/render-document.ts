import { createRequire } from 'node:module';
import { join } from 'node:path';
import { RENDER_SCRIPT } from '@portal/build/render-files';
import { type DocumentParts, type PortalDocument, portalDocument } from './document';

/** Loads the result of the build that renders pages. It is read anew, because a dev server builds it again. */
function loadPrerender(folder: string): () => string {
  const file = join(folder, RENDER_SCRIPT);
  const require = createRequire(file);
  delete require.cache[file];
  return (require(file) as { prerender: () => string }).prerender;
}

/**
 * Renders the document of the portal, which every address without a rendered page has: the frame, and the skeleton of
 * a page.
 * @param prerendered folder of the finished build that renders pages.
 */
export const renderDocument = (parts: Omit<DocumentParts, 'shell'>, prerendered: string): PortalDocument =>
  portalDocument({ ...parts, shell: loadPrerender(prerendered)() });
