/** Overrides: a lazy chunk, loaded only where the configuration enables them and this browser has one. */
export { bucketOf, releasesFor, visitorId } from '../boot/choose-release';
export { resetOverride, setOverride, storedUrls } from './edit';
export { overriddenSource } from './overridden-source';
export { type Override, type OverridesReading, overrideUrlProblem, readOverrides, remoteName } from './read';
export { removeStoredOverrides } from './stored';
