export { DownloadAlert, type DownloadAlertProps } from './alerts/DownloadAlert';
export { alertStore, type DownloadAlertState, hideAlert, resetAlerts, showAlert } from './alerts/store';
export { useCloseAlertsOnLeave } from './alerts/use-close-alerts-on-leave';
export { DownloadButton, type DownloadButtonProps } from './DownloadButton';
export { cardAnchor, cardAnchorFromHash } from './download/card-anchor';
export { download } from './download/download';
export { DownloadUnavailableError } from './download/failure';
export type {
  DownloadFacts,
  DownloadRequest,
  ResolvedDownload,
} from './download/request';
export { requestEvaluation } from './license/request-evaluation';
export { ViewMyLicense, type ViewMyLicenseProps } from './license/ViewMyLicense';
export { type LicensedProduct, licenseAlertKey } from './license/view-my-license';
