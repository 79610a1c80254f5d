export type { EarlyInput } from './boot/record-input';
export type { ProvidedTable } from './loader/federation';
export type {
  ReleaseOrigin,
  RemoteStatus,
  RemoteStatuses,
} from './remote-status/remote-status';
export { createPortalRouter, type RouterOptions } from './routing/create-router';
export { isFailedPage } from './routing/retryable';
export { startingWith } from './routing/starting-with';
export { Slot } from './slots/Slot';
export type { Singleton, SourceInspector } from './source/inspector';
export { preloadRemotes } from './source/preload-remotes';
export type { RemoteSource } from './source/source';
export { type StaticRemote, staticSource } from './source/static-source';
