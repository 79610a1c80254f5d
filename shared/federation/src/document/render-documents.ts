import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PRERENDER_FILE } from '../webpack/prerender';
import { type DocumentParts, type PortalDocument, portalDocument } from './document';

/** File name of each document, with the path that is prerendered into it. */
const DOCUMENTS = {
  /** The host renders the landing page itself, so all of it can be prerendered. */
  'start.html': '/start',
  /** Every other page belongs to a remote: only the frame can be prerendered. */
  'index.html': '/any/other',
} as const;

/** Loads the result of the prerender build in this folder. It is read anew, because a dev server builds it again. */
function loadPrerender(folder: string): (address: string) => string {
  const file = join(folder, PRERENDER_FILE);
  const require = createRequire(file);
  delete require.cache[file];
  return (require(file) as { prerender: (address: string) => string }).prerender;
}

/**
 * Renders all documents of the portal, by file name.
 * @param prerendered folder of the finished prerender build.
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
