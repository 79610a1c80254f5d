/** Two paths with the same key are the same page, as for react-router: without trailing slashes, in lower case. */
export const pathKey = (pathname: string): string => pathname.replace(/\/+$/, '').toLowerCase();

/** Name of the feed of all products' releases. */
export const ALL_RELEASES = 'releases';

/** The path of an Atom feed of releases. @param name a product's code, or {@link ALL_RELEASES}. FEED-2. */
export const feedPath = (name: string): string => `/feeds/${name}.atom`;

/** Route pattern of each screen, relative to its section; `''` is the section's own page. NAV-6. */
export const SCREEN_PATHS = {
  about: '',
  trial: 'trial',
  latest: 'downloads/:version',
  downloads: 'downloads',
  'older-versions': 'downloads',
  documentation: 'documentation',
  support: 'support',
  training: 'training',
  platforms: 'platforms',
  'graphics-cards': 'graphics-cards',
  lts: 'lts/download',
} as const;

/**
 * The screens that a section can have.
 * `latest` is the detail page of any version at `downloads/{version}`;
 * `downloads` is the detail page of a section that has no other version (hwp and hnp, NAV-9)
 * or its list of platforms (the HOOPS platform).
 */
export type ScreenName = keyof typeof SCREEN_PATHS;
