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
