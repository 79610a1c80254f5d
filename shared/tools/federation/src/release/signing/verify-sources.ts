import type { RemoteRelease, Trust } from '@portal/contract';
import { ReleaseError } from '../errors';
import {
  activeTrusts,
  describeRefusal,
  entryRefusals,
  manifestRefusal,
  type StoredManifest,
} from './refusals';

/** A remote's release with the entry that the registry lists of it. */
export interface ListedSource {
  readonly stored: StoredManifest;
  readonly listed: RemoteRelease;
}

/**
 * Refuses releases before any of their code runs in a renderer. Their files were compared with the hashes in their
 * manifests; here the manifests are held against their signatures, and the registry's entries against the manifests.
 *
 * The operator's own trust, of the workspace that renders, is the root: it says who signs the host. The host's
 * manifest, once verified, says whose releases run, as it does in browsers. Without an own trust, whoever can replace
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
  const manifests = [host, ...remotes.map(({ stored }) => stored)];
  const refused = await Promise.all(manifests.map((stored) => manifestRefusal(stored, trusts)));
  const entries = remotes.flatMap(({ stored: { manifest }, listed }) =>
    manifest.kind === 'remote' ? entryRefusals(manifest.name, listed, manifest.entry) : [],
  );
  const refusals = [...refused.filter((refusal) => refusal !== undefined), ...entries];
  if (refusals.length > 0)
    throw new ReleaseError(
      `These releases are not as they were signed, so none of their code is run:\n${refusals.map(describeRefusal).join('\n')}`,
    );
}
