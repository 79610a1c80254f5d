export {
  isSlotName,
  PROVIDED,
  type ProvidedName,
  SLOTS,
  type SlotName,
  type SlotProps,
  TRUST_ELEMENT,
} from './host';
export { isLoopback } from './loopback';
export { pageAddressFault, printable, printableAddress } from './page-address';
export { isDevServer, scriptsWithoutIntegrity } from './registry/integrity';
export { bySpecificity, firstSegment, isReserved, patternKey, patternTest } from './registry/patterns';
export type { Registry, RemoteRelease } from './registry/registry';
export { parsePublished, parseRegistry } from './registry/registry';
export type { FirstFiles, PortalExtras, RegistryShard } from './registry/schema';
export { descriptionProblems, parseShard } from './registry/schema';
export { isInUse, reduceToSegment, segmentsOf, shardsOf } from './registry/shards';
export type { HeadHandle, PageHead, RenderableRemote } from './remote';
export {
  CONTRACT_VERSION,
  checkModule,
  defineRemote,
  describeRemote,
  type PrefetchHandle,
  type RemoteDescription,
  type RemoteModule,
  type RemoteOwner,
} from './remote';
export {
  canonicalJson,
  isOlder,
  SIGNATURE_FORMAT,
  signatureRefusal,
  signedFields,
  signedText,
  textRefusal,
} from './signing';
export { type Trust, type TrustedKey, trustSchema } from './trust';
