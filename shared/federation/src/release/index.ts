export { findIncompatible } from './compatible';
export {
  isReleaseConflict,
  isReleaseError,
  ReleaseConflictError,
  ReleaseError,
  StoreBusyError,
} from './errors';
export {
  changeHost,
  type HostChange,
  type HostChangeOptions,
  staleDocuments,
  syncDocuments,
} from './host/change-host';
export { allowedScripts, HEADERS_JSON, type Headers, headersFile } from './host/headers';
export { type LiveChange, type LiveHost, makeHostLive, readLive, rollBackHost } from './host/live';
export { HOST, type ReleaseManifest, readManifest, releaseFolder } from './manifest';
export { type FilesOutcome, publishFiles } from './publish-files';
export {
  changeRegistry,
  type RegistryChange,
  readRegistry,
  staleShards,
  syncShards,
} from './registry/registry-store';
export {
  addRelease,
  changeReleasesOf,
  promote,
  type Releases,
  type ReleasesChange,
  replaceReleases,
  retire,
  rollback,
  startCanary,
} from './registry/releases';
export { type ReleaseOptions, release } from './release';
export { type Purge, purge } from './removal/purge';
export { describeReference, type Reference } from './removal/references';
export { DryRunStore } from './store/dry-run-store';
export { FolderStore } from './store/folder-store';
export { openStore } from './store/open-store';
export type { ReleaseStore, Replacement, Stored } from './store/store';
export type { Finding } from './verify/finding';
export { verifyReleases } from './verify/verify-releases';
