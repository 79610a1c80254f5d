/** Pages that are rendered ahead of their visits. */
export { applyPages, type PagesReport } from './apply-pages';
export { isConfinementError } from './confinement/start-confined';
export { createContentReader } from './content-reader';
export { portalReader, storeReader } from './page-reader';
export type { PageList } from './pages-folder';
export { openPagesOnRequest, openRenderer, type PagesOnRequest } from './pages-on-request';
export { findUnrenderable, hasPages, type PagesOptions, publishPages, renderFolder } from './publish-pages';
export { releasesTag } from './read-parts';
export { type ListedPages, listPages } from './render-pages';
export type { Renderer } from './renderer';
export { portalOf, siteFiles } from './site-files';
export { withdrawPages } from './write-page';
