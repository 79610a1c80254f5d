export { type Consent, mayTrack, onConsent, readConsent, storeConsent } from './consent';
export { type DownloadEvent, downloadEvent } from './event';
export { identifyAfterSignIn, identifyVisitor } from './identify';
export { trackDownload } from './track-download';
