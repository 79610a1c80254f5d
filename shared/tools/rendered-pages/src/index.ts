/** Pages that are rendered ahead of their visits. */
export { isConfinementError } from './confinement/start-confined';
export { findUnrenderable, hasPages } from './find-unrenderable';
export { type ListedPages, listPages } from './list-pages';
export { openRenderer } from './open-renderer';
export { openPagesOnRequest, type PagesOnRequest } from './pages-on-request';
export { type PagesOptions, type PagesReport, publishPages } from './publish-pages';
export { releasesTag } from './read-parts';
export type { Renderer } from './renderer';
export { siteFiles } from './site-files';
