export { type Consent, isTrackingAllowed, onConsent, readConsent, storeConsent } from './consent';
export { type DownloadEvent, downloadEvent } from './event';
export { identifyAfterSignIn, identifyVisitor } from './identify';
export { trackDownload } from './track-download';
