/** Pages got ahead: an entry point of its own, a lazy chunk that comes after everything else. */
export { prefetchPage } from './prefetch-page';
export { watchLinks } from './watch-links';
