import { isDevServer, isInUse, type Registry, type RemoteRelease, type Trust } from '@portal/contract';
import {
  describeRefusal,
  devServerRefusals,
  entryRefusals,
  HOST,
  isReleaseError,
  type LiveHost,
  manifestRefusals,
  type ReleaseManifest,
  type ReleaseStore,
  readVersion,
  trustsIfReadable,
} from '@portal/releases';

/** Who signed a release, where it was built, and of how many packages it consists. PROV-3. */
function describeOrigin({ signature, provenance, sbom }: ReleaseManifest): string[] {
  const signed = signature === undefined ? 'not signed' : `signed by ${signature.key}`;
  const components = sbom === undefined ? 'no SBOM' : `SBOM: ${sbom.components} components`;
  if (provenance === undefined) return [signed, 'no provenance', components];
  const { commit, builder } = provenance;
  return [signed, commit === undefined ? `built: ${builder}` : `commit ${commit.slice(0, 12)}`, components];
}

/**
 * Reads the manifests of the releases that a store lists, and compares them with their signatures and the registry.
 * TRUST-4, TRUST-6, PROV-3.
 */
export async function readOrigins(
  store: ReleaseStore,
  { microFrontends }: Registry,
  live: LiveHost | null,
  { only, trust }: { readonly only: string | undefined; readonly trust: Trust | undefined },
) {
  const origins = new Map<string, readonly string[]>();
  const refusals: string[] = [];
  const trusts = await trustsIfReadable(store, trust);
  const read = async (name: string, version: string, listed?: RemoteRelease) => {
    if (listed !== undefined && isDevServer(listed)) {
      refusals.push(...devServerRefusals(name, listed, trusts).map(describeRefusal));
      return;
    }
    const stored = await readVersion(store, name, version).catch((error: Error) => {
      if (!isReleaseError(error)) throw error;
      refusals.push(error.message);
      return null;
    });
    if (stored?.kind !== 'complete') return;
    const { manifest } = stored;
    origins.set(`${name} ${version}`, describeOrigin(manifest));
    // What no visitor gets may be older than signatures.
    const isServed = listed === undefined ? version === live?.version : isInUse(listed);
    if (isServed) refusals.push(...(await manifestRefusals(stored, trusts)).map(describeRefusal));
    if (listed !== undefined && manifest.kind === 'remote')
      refusals.push(...entryRefusals(name, listed, manifest.entry).map(describeRefusal));
  };
  if (live !== null && (only === undefined || only === HOST))
    await Promise.all([live.version, ...live.before].map((version) => read(HOST, version)));
  // One remote after the other: a store can have a thousand.
  for (const [name, releases] of Object.entries(microFrontends))
    if (only === undefined || only === name)
      await Promise.all(releases.map((release) => read(name, release.metadata.version, release)));
  return { origins, refusals: [...new Set(refusals)].sort() };
}
