export type { EarlyRequests, PreloadFile } from './boot/early';
export { isRemoteLoadError, type LoadStage, RemoteLoadError } from './loader/errors';
export type { ProvidedModule, ProvidedTable } from './loader/provided';
export { createPortalRouter, type RouterOptions } from './routing/create-router';
export { RemoteBoundary } from './routing/RemoteBoundary';
export { Slot, type SlotComponentProps } from './slots/Slot';
export type { Owner, RemoteSource } from './source/source';
export { type StaticRemote, staticSource } from './source/static-source';
