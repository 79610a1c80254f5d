/** Name of the feed of all products' releases. */
export const ALL_RELEASES = 'releases';

/** The path of an Atom feed of releases. @param name a product's code, or {@link ALL_RELEASES}. FEED-2. */
export const feedPath = (name: string): string => `/feeds/${name}.atom`;
