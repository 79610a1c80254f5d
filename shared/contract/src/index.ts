export { checkModule } from './check-module';
export type { HeadHandle, PageHead } from './head';
export { isLoopback } from './loopback';
export { pageAddressFault, printableAddress } from './page-address';
export { PROVIDED, type ProvidedName } from './provided';
export { isDevServer, scriptsWithoutIntegrity } from './registry/integrity';
export { parseShard } from './registry/parse';
export { parseRegistry } from './registry/parse-registry';
export { bySpecificity, firstSegment, patternKey, patternTest } from './registry/patterns';
export { type PublishedRelease, parsePublished } from './registry/published';
export type { Registry, RemoteRelease } from './registry/registry-schema';
export type { FirstFiles, PortalExtras, RegistryShard } from './registry/schema';
export { reduceToSegment, segmentsOf, shardsOf } from './registry/shards';
export {
  defineRemote,
  describeRemote,
  type PrefetchHandle,
  type RemoteDescription,
  type RemoteModule,
  type RemoteOwner,
} from './remote';
export type { RenderableRemote } from './renderable';
export { canonicalJson } from './signing/canonical-json';
export { signatureRefusal, textRefusal } from './signing/refusal';
export { SIGNATURE_FORMAT, signedFields, signedText } from './signing/signed-text';
export { type Trust, type TrustedKey, trustSchema } from './signing/trust';
export { TRUST_ELEMENT } from './signing/trust-element';
export { isSlotName, SLOTS, type SlotName, type SlotProps } from './slots';
export { CONTRACT_VERSION } from './version';
