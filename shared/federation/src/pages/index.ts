/** Pages that are rendered ahead of their visits. */
export { findUnrenderable, hasPages } from './find-unrenderable';
export { type PagesOptions, type PagesReport, publishPages } from './publish-pages';
