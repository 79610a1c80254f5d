/** What starts once a page is ready, because no visitor waits for it. */
export { prefetchPage, watchLinks } from './prefetch';
export { showToFederationTools } from './source/federation-tools';
