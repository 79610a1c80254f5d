export {
  isReleaseConflict,
  isReleaseError,
  ReleaseConflictError,
  ReleaseError,
  StoreBusyError,
} from './errors';
export { misfits } from './fit';
export {
  changeHost,
  documentsBehind,
  followLive,
  type HostChange,
  type HostChangeOptions,
} from './host/change-host';
export { allowedScripts, type Headers } from './host/headers';
export { goBack, goLive, type LiveChange, type LiveHost, readLive } from './host/live';
export { HOST, type ReleaseManifest, readManifest, releaseFolder } from './manifest';
export { type FilesOutcome, publishFiles } from './publish-files';
export {
  changeRegistry,
  followRegistry,
  type RegistryChange,
  readRegistry,
  shardsBehind,
} from './registry/registry-store';
export {
  add,
  canary,
  ofRemote,
  only,
  promote,
  type Releases,
  type ReleasesChange,
  retire,
  rollback,
} from './registry/releases';
export { type ReleaseOptions, release } from './release';
export { FolderStore } from './store/folder-store';
export { openStore } from './store/open-store';
export { PlanningStore } from './store/planning-store';
export type { ReleaseStore, Replacement, Stored } from './store/store';
