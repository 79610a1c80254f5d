export { DownloadAlert } from './alerts/DownloadAlert';
export { hideAlert, licenseAlertKey, resetAlerts, showAlert, useCloseAlertsOnLeave } from './alerts/store';
export { DownloadButton } from './DownloadButton';
export { cardAnchor, cardAnchorFromHash, cardHash, recommendedKey } from './download/card-anchor';
export {
  type DownloadFailure,
  followLink,
  type LinkOutcome,
  openInTab,
  type ReadyLink,
  requestLink,
  showLinkAlert,
} from './download/download';
export { DownloadUnavailableError } from './download/failure';
export { isNeverDisplayed } from './download/open-file';
export type {
  DownloadRequest,
  ResolvedDownload,
} from './download/request';
export { requestedOn } from './license/requested-evaluations';
export { checkLicenseAccess, ViewMyLicense } from './license/ViewMyLicense';
export { requestEvaluation } from './load-after-click';
