import type { SidebarLink } from '../types';
import {
  docs,
  graphicsDevices,
  learningPlatform,
  olderVersions,
  page,
  productDownloads,
  roadmap,
  trial,
} from './links';

// The lists of SIDE-1 to SIDE-8, in their order. A product without a list gets the generic labels (SIDE-11).

const communicatorDocs = docs('/communicator');
export const communicatorSidebar: readonly SidebarLink[] = [
  trial,
  productDownloads,
  olderVersions,
  communicatorDocs.home('Latest Documentation'),
  communicatorDocs.archive,
  communicatorDocs.formats,
  communicatorDocs.releaseNotes,
  roadmap,
];

const exchangeDocs = docs('/exchange');
export const exchangeSidebar: readonly SidebarLink[] = [
  trial,
  learningPlatform,
  productDownloads,
  exchangeDocs.home('Documentation'),
  exchangeDocs.formats,
  exchangeDocs.platforms,
  exchangeDocs.releaseNotes,
  roadmap,
  olderVersions,
];

const publishDocs = docs('/publish');
export const publishSidebar: readonly SidebarLink[] = [
  trial,
  productDownloads,
  publishDocs.home('Documentation'),
  publishDocs.archive,
  publishDocs.formats,
  publishDocs.platforms,
  publishDocs.releaseNotes,
  roadmap,
  olderVersions,
];

const luminateDocs = docs('/luminate');
export const luminateSidebar: readonly SidebarLink[] = [
  productDownloads,
  luminateDocs.home('Latest Documentation'),
  luminateDocs.archive,
  luminateDocs.releaseNotes,
  roadmap,
  olderVersions,
];

/** The list of `/hoops/visualize`, its graphics cards and its trial page. */
export const visualizeSidebar: readonly SidebarLink[] = [
  trial,
  page('3DF API Downloads', './3df/downloads/latest', 'download'),
  page('HPS API Downloads', './hps/downloads/latest', 'download'),
  graphicsDevices,
];

const hpsDocs = docs('/hps');
export const hpsSidebar: readonly SidebarLink[] = [
  trial,
  productDownloads,
  hpsDocs.home('Documentation'),
  hpsDocs.archive,
  graphicsDevices,
  hpsDocs.releaseNotes,
  roadmap,
  olderVersions,
];

const threeDfDocs = docs('/3df');
export const threeDfSidebar: readonly SidebarLink[] = [
  // 3DF has no trial page of its own. SIDE-8.
  page('60-Day Trial', '/hoops/visualize/trial', 'trial'),
  productDownloads,
  threeDfDocs.home('Documentation'),
  threeDfDocs.archive,
  graphicsDevices,
  threeDfDocs.releaseNotes,
  roadmap,
  olderVersions,
  page('LTS Downloads', './lts/download', 'lts'),
];

/** The list of SIDE-10. */
export const parasolidViewerSidebar: readonly SidebarLink[] = [
  page('Latest Downloads', './downloads/latest', 'download'),
  olderVersions,
];
