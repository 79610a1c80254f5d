import type { RemoteModule } from './remote';

/**
 * What a remote offers to have its pages rendered ahead of a visit: the default export of its `src/render.ts`, which
 * is built for Node.js beside the browser's files. A remote without it works, and its pages are drawn by the browser.
 */
export interface RenderableRemote {
  readonly module: RemoteModule;
  /**
   * The paths of the pages that every visitor may see, such as `/points/latest`; may read content. Guarded pages and
   * redirects are none of them. Each has segments with well-formed percent-encoding, no query, no hash and no slash at
   * its end; one that has not is not rendered. PAGES-14.
   */
  readonly pages: () => Promise<readonly string[]>;
}
