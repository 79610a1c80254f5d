export { DownloadAlert } from './alerts/DownloadAlert';
export { hideAlert, resetAlerts, showAlert } from './alerts/store';
export { useCloseAlertsOnLeave } from './alerts/use-close-alerts-on-leave';
export { DownloadButton } from './DownloadButton';
export { cardAnchor, cardAnchorFromHash } from './download/card-anchor';
export { DownloadUnavailableError } from './download/failure';
export {
  followLink,
  type LinkOutcome,
  type ReadyLink,
  requestLink,
  showLinkAlert,
} from './download/link-outcome';
export type {
  DownloadRequest,
  ResolvedDownload,
} from './download/request';
export { requestEvaluation } from './license/late-evaluation';
export { licenseAlertKey } from './license/license-alert-key';
export { requestedOn } from './license/requested-evaluations';
export { ViewMyLicense } from './license/ViewMyLicense';
export { checkLicenseAccess } from './license/view-my-license';
