import { createRequire } from 'node:module';
import { join } from 'node:path';
import { RENDER_SCRIPT } from '../release/render-files';
import { type DocumentParts, type PortalDocument, portalDocument } from './document';

/** File name of each document, with the path that is prerendered into it. */
const DOCUMENTS = {
  /** The host renders the landing page itself, so all of it can be prerendered. */
  'start.html': '/start',
  /** Every other page belongs to a remote: only the frame can be prerendered. */
  'index.html': '/any/other',
} as const;

/** Loads the result of the build that renders pages. It is read anew, because a dev server builds it again. */
function loadPrerender(folder: string): (address: string) => string {
  const file = join(folder, RENDER_SCRIPT);
  const require = createRequire(file);
  delete require.cache[file];
  return (require(file) as { prerender: (address: string) => string }).prerender;
}

/**
 * Renders all documents of the portal, by file name.
 * @param prerendered folder of the finished build that renders pages.
 */
export function renderDocuments(
  parts: Omit<DocumentParts, 'shell'>,
  prerendered: string,
): Map<string, PortalDocument> {
  const prerender = loadPrerender(prerendered);
  return new Map(
    Object.entries(DOCUMENTS).map(([file, address]) => [
      file,
      portalDocument({ ...parts, shell: prerender(address) }),
    ]),
  );
}
