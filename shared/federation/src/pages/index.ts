/** Pages that are rendered ahead of their visits. */
export { type PagesReport, publishPages } from './publish-pages';
