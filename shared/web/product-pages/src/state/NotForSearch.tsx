/**
 * Marks a page without content, such as a version that does not exist: where pages are rendered ahead, it is not
 * one of them. PAGES-5.
 */
export const NotForSearch = () =>
  typeof document === 'undefined' ? <meta name="robots" content="noindex" /> : null;
