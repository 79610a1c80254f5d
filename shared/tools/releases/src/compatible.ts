import { type RemoteRelease, reduceToSegment, segmentsOf, signatureRefusal } from '@portal/contract';
import { incompatibilities } from '@portal/contract/compatibility';
import { ReleaseError } from './errors';
import { readLive } from './host/live';
import { HOST, type ReleaseManifest, readManifest } from './manifest';
import { readRegistry } from './registry/registry-store';
import { verifySignature } from './signing/keys';
import type { ReleaseStore } from './store/store';

type HostManifest = Extract<ReleaseManifest, { kind: 'host' }>;

/**
 * The live host of a store; `null` if the store has none.
 * @throws {ReleaseError} if it cannot be read: nothing can be compared with it then. REL-16.
 */
export async function readLiveHost(store: ReleaseStore): Promise<HostManifest | null> {
  const live = await readLive(store);
  if (live === null) return null;
  const host = await readManifest(store, HOST, live.live.version);
  if (host?.kind === 'host') return host;
  throw new ReleaseError(
    `${store.location} has no release.json of its live host ${live.live.version}, so nothing can be compared with it`,
  );
}

/** Ranges that say nothing: any version satisfies them. */
const isAnything = (range: string) => /^\s*([*xX]|>=?\s*0(\.0){0,2}|)\s*$/.test(range);

/** Why the documents of a host refuse a release for its signature, one line per segment. TRUST-2. */
async function signatureProblems(
  name: string,
  release: RemoteRelease,
  { trust }: HostManifest,
): Promise<string[]> {
  if (trust === undefined) return [];
  const segments = [...new Set(segmentsOf([release]))];
  const refusals = segments.map((segment) =>
    signatureRefusal(name, reduceToSegment(release, segment), trust, verifySignature),
  );
  return [...new Set(await Promise.all(refusals))].filter((refusal) => refusal !== undefined);
}

/** Why a host cannot run a release, one line per problem. Empty if it can. REL-16, TRUST-2. */
async function releaseProblems(name: string, release: RemoteRelease, host: HostManifest): Promise<string[]> {
  const { portal } = release.extras;
  const vague = Object.entries(portal.requires)
    .filter(([, range]) => isAnything(range))
    .map(([module, range]) => `needs ${module} "${range}", which excludes no version`);
  const problems = [
    ...vague,
    ...incompatibilities(portal, { ...host, label: `host ${host.version}` }),
    ...(await signatureProblems(name, release, host)),
  ];
  return problems.map((problem) => `${name} ${release.metadata.version} ${problem}`);
}

/** A release that is checked although it receives no traffic. */
export interface CheckedRelease {
  readonly name: string;
  readonly version: string;
}

/** A release whose files are published, and that no registry lists yet: as the registry would list it. */
async function unlistedRelease(
  store: ReleaseStore,
  { name, version }: CheckedRelease,
  listed: readonly RemoteRelease[] = [],
): Promise<[name: string, releases: RemoteRelease[]] | undefined> {
  if (listed.some(({ metadata }) => metadata.version === version)) return undefined;
  const manifest = await readManifest(store, name, version);
  return manifest?.kind === 'remote' ? [name, [manifest.entry]] : undefined;
}

/**
 * Finds releases that receive traffic and that a host cannot run, one line per problem. REL-16.
 * @param host Default: the store's live host; without one, nothing is found.
 * @param also another release to check, such as the one that is being published. Default: none.
 * @throws {ReleaseError} if the live host cannot be read.
 */
export async function findIncompatible(
  store: ReleaseStore,
  {
    host,
    also,
  }: { readonly host?: HostManifest | undefined; readonly also?: CheckedRelease | undefined } = {},
): Promise<string[]> {
  const compared = host ?? (await readLiveHost(store));
  if (compared === null) return [];
  const { microFrontends } = await readRegistry(store);
  const unlisted = also && (await unlistedRelease(store, also, microFrontends[also.name]));
  const all = [...Object.entries(microFrontends), ...(unlisted ? [unlisted] : [])];
  const checked = all.flatMap(([name, releases]) =>
    releases
      .filter(
        ({ deployment, metadata }) =>
          deployment.traffic > 0 ||
          deployment.default ||
          (also?.name === name && also.version === metadata.version),
      )
      .map((release) => releaseProblems(name, release, compared)),
  );
  return (await Promise.all(checked)).flat();
}
