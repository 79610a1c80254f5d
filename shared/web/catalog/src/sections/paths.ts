/** Two paths with the same key are the same page, as for react-router: without trailing slashes, in lower case. */
export const pathKey = (pathname: string): string => pathname.replace(/\/+$/, '').toLowerCase();

/** Name of the feed of all products' releases. */
export const ALL_RELEASES = 'releases';

/** The path of an Atom feed of releases. @param name a product's code, or {@link ALL_RELEASES}. FEED-2. */
export const feedPath = (name: string): string => `/feeds/${name}.atom`;
