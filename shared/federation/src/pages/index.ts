/** Pages that are rendered ahead of their visits. */
export { PAGES_FOLDER } from './page-record';
export { type PagesReport, publishPages } from './publish-pages';
