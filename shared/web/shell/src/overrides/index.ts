/** What the panel and the badge use of overrides. */
export { bucketOf, releasesFor, visitorId } from '../boot/choose-release';
export { resetOverride, setOverride, storedUrls } from './edit';
export { type Override, type OverridesReading, overrideUrlProblem, readOverrides, remoteName } from './read';
export { removeStoredOverrides } from './stored';
