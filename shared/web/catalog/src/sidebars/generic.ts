import type { CatalogSection, ScreenName } from '../types';
import {
  graphicsDevices,
  ltsDownloads,
  olderVersions,
  page,
  productDownloads,
  type SidebarLink,
  trial,
} from './links';

/** The generic labels, in the order of a sidebar. SIDE-11. */
const GENERIC: Record<ScreenName, SidebarLink> = {
  about: page('About', '.', 'about'),
  trial,
  latest: productDownloads,
  downloads: page('Product Downloads', './downloads', 'download'),
  'older-versions': olderVersions,
  documentation: page('Documentation', './documentation', 'docs'),
  support: page('Support', './support', 'support'),
  training: page('Training', './training', 'training'),
  platforms: page('Platforms', './platforms', 'platforms'),
  'graphics-cards': graphicsDevices,
  lts: ltsDownloads,
};

/** The sidebar of a section without its own list: the generic labels of its screens. SIDE-11. */
export function genericSidebar(section: CatalogSection): SidebarLink[] {
  const screens = Object.keys(GENERIC) as ScreenName[];
  return screens.filter((screen) => section.screens.includes(screen)).map((screen) => GENERIC[screen]);
}
