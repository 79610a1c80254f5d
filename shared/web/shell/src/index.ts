export type { EarlyInput } from './boot/record-input';
export type { ProvidedTable } from './loader/federation';
export type { FirstPage } from './routing/first-page';
export { RenderedPageStays } from './routing/PartFailure';
export type { PortalRouter, RouteOptions } from './routing/portal-routes';
export { type StartedRouter, startingWith } from './routing/starting-with';
export { Slot } from './Slot';
export type {
  ReleaseOrigin,
  RemoteStatus,
  RemoteStatuses,
  Singleton,
  SourceInspector,
} from './source/remote-status';
export type { RemoteSource } from './source/source';
export { preloadRemotes } from './source/source';
export { type StaticRemote, staticSource } from './source/static-source';
