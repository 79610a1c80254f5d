export {
  ACCORDION_DELAY_MS,
  AUTOCAD_OEM_PRODUCT_VERSION_LENGTH,
  AUTOCAD_OEM_YEARS_SHOWN,
  CADFLOW_FRAME_HEIGHT,
  COMMUNICATOR_SORT_FROM_YEAR,
  DEMO_VIEWER_LICENSE_DAYS,
  EVALUATION_TABLE_MAX_HEIGHT,
  EXPIRES_SOON_DAYS,
  HWP_FALLBACK_VERSION,
  IFC_VERSION,
  INSTALLER_REGION,
  INVENTOR_OEM_LIMIT_DAYS,
  LTS_VERSION,
  LTS_YEARS,
  NO_DOWNLOAD_TEXT,
  NO_UPDATE_TEXT,
  REALDWG_DOTTED_YEARS,
  TOAST_DELAY_MS,
  TRIAL_DAYS,
  TRIAL_INSTALLER_RELEASE,
} from './constants';
export { contentPreloads } from './content/content-preloads';
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
export { isActiveEvaluation } from './dates/evaluation';
export { formatIsoDate } from './dates/iso-date';
export { expiresSoon, type LicenseExpiry, licenseExpiry, licenseType } from './dates/license';
export { calendarDaysBetween, parseDate } from './dates/parse';
export { daysRemaining, type TrialDays } from './dates/trial';
export type * from './inputs';
export { fileTarget } from './keys/file-target';
export {
  autocadResourceKey,
  autocadTrainingKey,
  CONVERTER_KEY,
  DATASETS_KEY,
  ifcDocumentKey,
  ifcTarget,
  qtArchiveKey,
  trainingSupplementKey,
  trialInstallers,
} from './keys/fixed';
export type { PackageLocation } from './keys/package-folder';
export { alertKeyOf, type DownloadTarget, isInstallerKey, keyTarget } from './keys/target';
export * from './menus';
export { displayName } from './names/display-name';
export { downloadLink, downloadPagePath, trialPath } from './names/links';
export { splitProductList } from './names/product-list';
export { SHORT_NAMES, type ShortName, shortName } from './names/short-name';
export { type NotesLike, visibleNotes } from './notes';
export { knowledgeBaseLink } from './pages/knowledge-base';
export { type NamingExample, type NamingModifier, type NamingPart, packageNaming } from './pages/naming';
export { pathKey } from './path-key';
export { type Platform, platformOf, type VisitorSystem, visitorPlatform } from './platforms/platform-of';
export { type ViewerFile, type ViewerSection, viewerExecutableFor } from './platforms/viewer-executable';
export { products, sections } from './products';
export { caeProducts } from './products/cae';
export { hoopsProducts } from './products/hoops';
export {
  alertTypeFor,
  isPartnerProduct,
  productByCode,
  productBySection,
  sectionOf,
  trackingName,
} from './products/lookup';
export { partnerProducts } from './products/partner';
export { platformSection } from './products/platforms';
export { visualizeSection } from './products/visualize';
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
  SCREEN_PATHS,
  type ScreenRoute,
  screenPath,
  screenRoutes,
} from './sections/screens';
export { resolveExternal } from './sidebars/resolve-external';
export { currentLink, isSidebarHidden, type ResolvedSidebarLink, sidebarFor } from './sidebars/sidebar-for';
export type * from './types';
export { compareVersions } from './versions/compare';
export { contentVersion } from './versions/content-version';
export {
  type OlderVersionsYear,
  olderVersionHref,
  olderVersionsView,
  sortVersionIndex,
} from './versions/older-versions';
export { type ResolvedVersion, resolveVersion } from './versions/resolve';
export { isVersionText, packageVersion, routeVersion } from './versions/text';
