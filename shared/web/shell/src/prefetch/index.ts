/** Prefetching: an entry point of its own, a lazy chunk that loads after everything else. */
export { prefetchPage } from './prefetch-page';
export { watchLinks } from './watch-links';
