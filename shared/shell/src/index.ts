export type { BootRequests, PreloadFile } from './boot/boot-requests';
export { isRemoteLoadError, type LoadStage, RemoteLoadError } from './loader/errors';
export type { ProvidedModule, ProvidedTable } from './loader/federation';
export type {
  ReleaseOrigin,
  RemoteStatus,
  RemoteStatuses,
  RemoteStatusStore,
} from './remote-status/remote-status';
export { createPortalRouter, type RouterOptions } from './routing/create-router';
export { RemoteBoundary } from './routing/RemoteBoundary';
export { Slot, type SlotComponentProps } from './slots/Slot';
export type { Singleton, SourceInspector } from './source/inspector';
export { preloadRemotes } from './source/preload-remotes';
export type { Owner, RemoteSource } from './source/source';
export { type StaticRemote, staticSource } from './source/static-source';
