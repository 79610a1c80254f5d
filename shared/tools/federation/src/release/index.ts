export { type CheckedRelease, findIncompatible, readLiveHost } from './compatible';
export {
  isReleaseConflict,
  isReleaseError,
  ReleaseError,
} from './errors';
export { collectGarbage, type Unused } from './garbage/collect-garbage';
export {
  changeHost,
  type HostChangeOptions,
  staleDocuments,
  syncDocuments,
} from './host/change-host';
export { allowedScripts, HEADERS_JSON, type Headers, headersFile } from './host/headers';
export { type LiveChange, type LiveHost, makeHostLive, readLive, rollBackHost } from './host/live';
export { HOST, isPartName, type ReleaseManifest, readManifest, readVersion, releaseFolder } from './manifest';
export { findMissingExports, missingExports, releasesInUse } from './missing-exports';
export { publishFiles } from './publish-files';
export { type Canary, canaryOf, startCanary, takeBack } from './registry/canaries';
export {
  changeRegistry,
  describeStaleShard,
  findStaleShards,
  readRegistry,
  syncShards,
} from './registry/registry-store';
export {
  changeReleasesOf,
  promote,
  type ReleasesChange,
  replaceReleases,
  retire,
  rollback,
} from './registry/releases';
export { type PublishRecord, release } from './release';
export { purge } from './removal/purge';
export { describeReference } from './removal/references';
export { makeKeyPair, signerOf } from './signing/keys';
export {
  describeRefusal,
  entryRefusals,
  listedRefusals,
  manifestRefusal,
  type Refusal,
  trustsIfReadable,
  trustsOf,
} from './signing/refusals';
export type { SigningKey } from './signing/sign-release';
export { readTrustFile, workspaceTrust, writeTrustFile } from './signing/trust-file';
export { DryRunStore } from './store/dry-run-store';
export { FolderStore } from './store/folder-store';
export { bucketOf, openStore } from './store/open-store';
export type { ReleaseStore } from './store/store';
export { verifyReleases } from './verify/verify-releases';
