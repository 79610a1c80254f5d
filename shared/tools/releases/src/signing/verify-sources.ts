import type { Trust } from '@portal/contract';
import { ReleaseError } from '../errors';
import {
  activeTrusts,
  describeRefusal,
  type ListedSource,
  manifestRefusal,
  type StoredManifest,
  sourceRefusals,
} from './refusals';

/**
 * Refuses releases before any of their code runs in a renderer. Their files are compared with the hashes in their
 * manifests when they are read; here the manifests are held against their signatures, and the registry's entries against the manifests.
 *
 * The operator's own trust, of the workspace that renders, is the root: it says who signs the host. The host's
 * manifest, once verified, says whose releases run, as it does in browsers. Without an own trust, anyone who can replace
 * the live host decides. TRUST-4 to TRUST-6.
 * @throws {ReleaseError} naming each file, and what is wrong with it.
 */
export async function verifySources(
  host: StoredManifest,
  remotes: readonly ListedSource[],
  own?: Trust,
): Promise<void> {
  const trusts = activeTrusts(host.manifest.kind === 'host' ? host.manifest.trust : undefined, own);
  if (trusts.length === 0) return;
  const ofHost = await manifestRefusal(host, trusts);
  const ofRemotes = await Promise.all(remotes.map((remote) => sourceRefusals(remote, trusts)));
  const refusals = [...(ofHost === undefined ? [] : [ofHost]), ...ofRemotes.flat()];
  if (refusals.length > 0)
    throw new ReleaseError(
      `These releases are not as they were signed, so none of their code is run:\n${refusals.map(describeRefusal).join('\n')}`,
    );
}
