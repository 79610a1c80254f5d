export { onConsent, readConsent, storeConsent } from './consent';
export { identifyAfterSignIn, identifyVisitor } from './tracker';
