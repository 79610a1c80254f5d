export { type Consent, mayTrack, readConsent, storeConsent } from './consent';
export { type DownloadEvent, downloadEvent } from './event';
export { identifyAfterSignIn, identifyVisitor } from './identify';
export { trackDownload } from './track-download';
