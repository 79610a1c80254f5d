export {
  CADFLOW_FRAME_HEIGHT,
  DEMO_VIEWER_LICENSE_DAYS,
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
} from './content/paths';
export { calendarDaysBetween, formatIsoDate, parseDate } from './dates/parse';
export {
  daysRemaining,
  isActiveEvaluation,
  licenseExpiry,
  licenseType,
  ltsSupportEnd,
} from './dates/terms';
export type * from './inputs';
export { fileTarget, type PackageLocation } from './keys/file-target';
export {
  CONVERTER_KEY,
  DATASETS_KEY,
  fixedKey,
  ifcTarget,
  trainingSupplementKey,
  trialInstallers,
} from './keys/fixed';
export { alertKeyOf, type DownloadTarget, isInstallerKey, keyTarget } from './keys/target';
export * from './menus/menus';
export { displayName } from './names/display-name';
export {
  downloadPagePath,
  SHORT_NAMES,
  sectionByAccountName,
  shortName,
  trialPath,
} from './names/short-name';
export { type NotesLike, sortNotes, splitProductList, visibleNotes } from './names/texts';
export { packageNaming } from './naming';
export { pathKey } from './path-key';
export { platformOf } from './platforms/platform-of';
export { viewerExecutableFor } from './platforms/viewer-executable';
export { type VisitorSystem, visitorPlatform } from './platforms/visitor-platform';
export {
  type DownloadAccess,
  downloadAccess,
  type LicenseRequirement,
  type LicenseScope,
  noLicenseAlertFor,
} from './policy/access';
export { type DownloadKind, type FixedKind, LICENSE_RULES } from './policy/license-rules';
export {
  caeProducts,
  hoopsProducts,
  type ProductCode,
  partnerProducts,
  products,
  sections,
} from './products';
export {
  isPartnerProduct,
  productByCode,
  sectionOf,
  trackingName,
} from './products/lookup';
export { platformSection } from './products/platforms';
export { visualizeSection } from './products/visualize';
export { ALL_RELEASES, feedPath } from './sections/feeds';
export {
  canonicalPath,
  pathRedirect,
  pathRedirects,
  START_PATH,
  unknownPathTarget,
} from './sections/redirects';
export {
  homePath,
  latestPath,
  screenPath,
  screenRoutes,
} from './sections/screens';
export { knowledgeBaseLink, resolveExternal } from './sidebars/external';
export { currentLink, isSidebarHidden, type ResolvedSidebarLink, sidebarFor } from './sidebars/sidebar-for';
export type * from './types';
export { compareVersions } from './versions/compare';
export {
  type OlderVersion,
  type OlderVersionsYear,
  olderVersionHref,
  olderVersionsView,
  sortVersionIndex,
} from './versions/older-versions';
export { resolveVersion } from './versions/resolve';
export { contentVersion, isVersionText, packageVersion, routeVersion } from './versions/text';
