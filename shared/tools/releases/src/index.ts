export {
  findIncompatible,
  findMissingExports,
  missingExports,
  readLiveHost,
  releasesInUse,
  requirementProblems,
} from './compatible';
export { isReleaseConflict, isReleaseError, ReleaseError, requestFailure } from './errors';
export { forEachLimited } from './for-each-limited';
export { collectGarbage, type Unused } from './garbage/collect-garbage';
export {
  changeHost,
  type HostChangeOptions,
  staleDocuments,
  syncDocuments,
} from './host/change-host';
export { allowedScripts, HEADERS_JSON, type Headers, inlineScriptSources } from './host/headers';
export {
  DOCUMENT,
  LIVE_HOST_FILE,
  type LiveChange,
  type LiveHost,
  makeHostLive,
  readLive,
  rollBackHostOnce,
} from './host/live';
export {
  documentPath,
  PAGES_FOLDER,
  type PageRecord,
  pageOfRecord,
  RECORDS_FOLDER,
  readRecord,
  recordPath,
  type StoredRecord,
  storedAddress,
} from './host/page-record';
export {
  HOST,
  HOST_RELEASES,
  isPartName,
  type ReleaseId,
  type ReleaseManifest,
  readManifest,
  readVersion,
  releaseFolder,
  rootFolder,
} from './manifest';
export type { HostManifest, PublishRecord, RemoteManifest } from './manifest-schema';
export { publishFiles } from './publish-files';
export { type Canary, canaryOf, startCanary, takeBack } from './registry/canaries';
export {
  assertListed,
  changeRegistry,
  describeStaleShard,
  findStaleShards,
  listedIn,
  REGISTRY,
  readRegistry,
  syncShards,
} from './registry/registry-store';
export {
  addRelease,
  changeReleasesOf,
  promote,
  type ReleasesChange,
  replaceReleases,
  retire,
  rollback,
  rollbackOnce,
} from './registry/releases';
export { release } from './release';
export { purge } from './removal/purge';
export { retry } from './retry';
export { makeKeyPair, type SigningKey, signingKey } from './signing/keys';
export {
  describeRefusal,
  devServerRefusals,
  entryRefusals,
  keyRefusal,
  type ListedSource,
  listedRefusals,
  manifestRefusals,
  type StoredManifest,
  trustRefusals,
  trustsIfReadable,
  trustsOf,
  verifySources,
} from './signing/refusals';
export { signedStore } from './signing/sign-release';
export { readTrustFile, workspaceTrust, writeTrustFile } from './signing/trust-file';
export { compress, compressFolder, QUICK_QUALITY } from './store/compress';
export { type DerivedFile, isSame, readDerived, replaceFile, replacements } from './store/derived-file';
export { DryRunStore } from './store/dry-run-store';
export { FolderStore } from './store/folder-store';
export { bucketOf, openStore } from './store/open-store';
export { objectHeaders } from './store/s3-client';
export { bytesOf, filesBelow, hashOf, type ReleaseStore, readText, type Stored } from './store/store';
export { verifyReleases } from './verify/verify-releases';
