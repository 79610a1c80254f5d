export {
  type DownloadAccess,
  type DownloadKind,
  downloadAccess,
  type FixedKind,
  type LicenseRequirement,
  type LicenseScope,
  noLicenseAlertFor,
} from './access';
export {
  DEMO_VIEWER_LICENSE_DAYS,
  EXPIRES_SOON_DAYS,
  IFC_VERSION,
  INVENTOR_OEM_LIMIT_DAYS,
  LTS_VERSION,
  NO_DOWNLOAD_TEXT,
  TRIAL_DAYS,
} from './constants';
export {
  contentPath,
  IFC_PLUGINS,
  type IfcPlugin,
  ifcContentPath,
  ltsContentPath,
  RELEASES_PATH,
  trainingContentPath,
  versionIndexPath,
} from './content-paths';
export { countOf, formatNumber, partOf, rangeOf } from './counts';
export {
  calendarDaysBetween,
  type DateLength,
  daysRemaining,
  type Expiration,
  formatDay,
  formatIsoDate,
  formatTime,
  licenseExpiration,
  licenseType,
  ltsSupportEnd,
  parseDate,
  parseReleaseDay,
} from './dates';
export { fileTarget, type PackageLocation } from './keys/file-target';
export {
  CONVERTER_KEY,
  DATASETS_KEY,
  fixedKey,
  ifcTarget,
  trainingSupplementKey,
  trialInstallers,
} from './keys/fixed';
export {
  alertKeyOf,
  type DownloadTarget,
  isInstallerKey,
  isWebAddress,
  keyTarget,
  knownSum,
} from './keys/target';
export * from './menus/menus';
export { downloadPagePath, sectionByAccountName, trialPath } from './names/account-names';
export { displayName } from './names/display-name';
export { type NotesLike, sortNotes, splitProductList, visibleNotes } from './names/texts';
export { packageNaming } from './naming';
export { platformOf } from './platforms';
export {
  caeProducts,
  hoopsProducts,
  isPartnerProduct,
  type ProductCode,
  partnerProducts,
  productByCode,
  products,
  sectionOf,
  sections,
  trackingName,
} from './products';
export { platformSection } from './products/platforms';
export { visualizeSection } from './products/visualize';
export { ALL_RELEASES, feedPath, pathKey } from './sections/paths';
export {
  canonicalPath,
  pathRedirect,
  START_PATH,
  unknownPathTarget,
} from './sections/redirects';
export type { ScreenName } from './sections/screen-paths';
export {
  homePath,
  latestPath,
  screenPath,
  screenRoutes,
} from './sections/screens';
export {
  currentLink,
  isSidebarHidden,
  knowledgeBaseLink,
  type ResolvedSidebarLink,
  resolveExternal,
  sidebarFor,
} from './sidebars/sidebar-for';
export type * from './types';
export { compareVersions } from './versions/compare';
export {
  type OlderVersion,
  type OlderVersionsYear,
  olderVersionHref,
  olderVersionsView,
  sortVersionIndex,
} from './versions/older-versions';
export {
  isVersionText,
  packageVersion,
  resolveVersion,
  routeVersion,
  versionWords,
} from './versions/route-version';
export { type VisitorSystem, visitorArchitecture, visitorPlatform } from './visitor';
