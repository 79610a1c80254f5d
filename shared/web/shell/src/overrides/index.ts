/** Overrides: a lazy chunk, loaded only where the configuration enables them and this browser has one. */
export { bucketOf, releasesFor } from '../boot/choose-release';
export { visitorId } from '../boot/visitor';
export { resetOverride, resetOverrides, setOverride, storedUrls } from './edit';
export { overriddenSource } from './overridden-source';
export { overrideUrlProblem } from './override-url';
export { type Override, type OverridesReading, readOverrides, remoteName } from './read';
