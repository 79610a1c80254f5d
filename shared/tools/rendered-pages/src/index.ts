/** Pages that are rendered ahead of their visits. */
export { applyPages, type PagesReport } from './apply-pages';
export { isConfinementError } from './confinement/start-confined';
export { findUnrenderable, hasPages } from './find-unrenderable';
export { type ListedPages, listPages } from './list-pages';
export { openRenderer } from './open-renderer';
export { portalReader, storeReader } from './page-reader';
export type { PageList } from './pages-folder';
export { openPagesOnRequest, type PagesOnRequest } from './pages-on-request';
export { type PagesOptions, publishPages, renderFolder } from './publish-pages';
export { releasesTag } from './read-parts';
export type { Renderer } from './renderer';
export { portalOf, siteFiles } from './site-files';
