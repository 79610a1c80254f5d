import { isInUse, type RemoteRelease, reduceToSegment, segmentsOf, signatureRefusal } from '@portal/contract';
import { isReleaseError, ReleaseError } from './errors';
import { readLive } from './host/live';
import { HOST, type ReleaseId, readManifest } from './manifest';
import type { HostManifest, RemoteManifest } from './manifest-schema';
import { versionOf } from './registry/predecessors';
import { listedIn, readRegistry } from './registry/registry-store';
import { verifySignature } from './signing/keys';
import type { ReleaseStore } from './store/store';

/**
 * The live host of a store; `null` if the store has none.
 * @throws {ReleaseError} if it cannot be read: nothing can be compared with it then. REL-16.
 */
export async function readLiveHost(store: ReleaseStore): Promise<HostManifest | null> {
  const live = await readLive(store);
  if (live === null) return null;
  const { version } = live.live;
  const unreadable = (what: string, options?: ErrorOptions) =>
    new ReleaseError(
      `${what}, so nothing can be compared with the live host. "release repair --verify --from <store>" writes it again from a store that has host ${version}; --force changes what visitors get without the comparison`,
      options,
    );
  const host = await readManifest(store, HOST, version).catch((cause: unknown) => {
    throw isReleaseError(cause) ? unreadable(cause.message, { cause }) : cause;
  });
  if (host?.kind === 'host') return host;
  throw unreadable(`${store.location} has no release.json of its live host ${version}`);
}

/** Ranges that say nothing: any version satisfies them. */
const isAnything = (range: string) => /^\s*([*xX]|>=?\s*0(\.0){0,2}|)\s*$/.test(range);

/** Why the documents of a host refuse a release for its signature, one line per segment. TRUST-2. */
async function signatureProblems(name: string, release: RemoteRelease, { trust }: HostManifest) {
  if (trust === undefined) return [];
  const segments = [...new Set(segmentsOf([release]))];
  const refusals = segments.map((segment) =>
    signatureRefusal(name, reduceToSegment(release, segment), trust, verifySignature),
  );
  return [...new Set(await Promise.all(refusals))].filter((refusal) => refusal !== undefined);
}

/** Why a host does not provide what a release requires, one predicate each: "needs @portal/ui ^2.0.0, …". REL-16. */
export async function requirementProblems(
  { extras: { portal } }: RemoteRelease,
  host: Omit<HostManifest, 'kind'>,
): Promise<string[]> {
  // It brings 160 modules of the federation run time, which a dev server would read, too.
  const { incompatibilities } = await import('@portal/contract/compatibility');
  return [
    ...Object.entries(portal.requires)
      .filter(([, range]) => isAnything(range))
      .map(([module, range]) => `needs ${module} "${range}", which excludes no version`),
    ...incompatibilities(portal, { ...host, label: `host ${host.version}` }),
  ];
}

/** The entries of the releases that are compared with a host: those that receive traffic, and another one. */
async function comparedEntries(
  store: ReleaseStore,
  also: ReleaseId | undefined,
): Promise<[name: string, entry: RemoteRelease][]> {
  const isOther = (name: string, entry: RemoteRelease) =>
    also?.name === name && also.version === versionOf(entry);
  const listed = listedIn(await readRegistry(store)).filter(
    ([name, entry]) => isInUse(entry) || isOther(name, entry),
  );
  if (also === undefined || listed.some(([name, entry]) => isOther(name, entry))) return listed;
  // Its files may be published without being listed.
  const manifest = await readManifest(store, also.name, also.version);
  return manifest?.kind === 'remote' ? [...listed, [also.name, manifest.entry]] : listed;
}

/**
 * Finds releases that receive traffic and that a host cannot run, one line per problem. REL-16, TRUST-2.
 * @param host Default: the store's live host; without one, nothing is found.
 * @param also another release to check although it receives no traffic, such as the one that is being published. Default: none.
 * @throws {ReleaseError} if the live host cannot be read.
 */
export async function findIncompatible(
  store: ReleaseStore,
  { host, also }: { readonly host?: HostManifest | undefined; readonly also?: ReleaseId | undefined } = {},
): Promise<string[]> {
  const compared = host ?? (await readLiveHost(store));
  if (compared === null) return [];
  const entries = await comparedEntries(store, also);
  const found = entries.map(async ([name, entry]) => {
    const requirements = await requirementProblems(entry, compared);
    const problems = [...requirements, ...(await signatureProblems(name, entry, compared))];
    return problems.map((problem) => `${name} ${versionOf(entry)} ${problem}`);
  });
  return (await Promise.all(found)).flat();
}

/** Stands for any name of a module; see `uses` of a release's manifest. */
const ANY = '*';

/**
 * What a release imports and a host does not export, one predicate each: "imports Tag of @portal/ui, which host 2.0.0
 * does not export". Modules whose exports or imports no build recorded are not compared. REVERSE-2.
 */
export const missingExports = (
  { uses = {} }: Pick<RemoteManifest, 'uses'>,
  { version, exports = {} }: Pick<HostManifest, 'version' | 'exports'>,
): string[] =>
  Object.entries(uses).flatMap(([module, names]) => {
    const exported = exports[module];
    if (exported === undefined) return [];
    return names
      .filter((name) => name !== ANY && !exported.includes(name))
      .map((name) => `imports ${name} of ${module}, which host ${version} does not export`);
  });

/** The releases of a store that receive traffic, or can. */
export const releasesInUse = async (store: ReleaseStore): Promise<ReleaseId[]> =>
  listedIn(await readRegistry(store))
    .filter(([, entry]) => isInUse(entry))
    .map(([name, entry]) => ({ name, version: versionOf(entry) }));

/**
 * What releases import and a host does not export, one line per name. Of releases without a manifest nothing is known.
 * REVERSE-2.
 */
export async function findMissingExports(
  store: ReleaseStore,
  host: Pick<HostManifest, 'version' | 'exports'>,
  releases: readonly ReleaseId[],
): Promise<string[]> {
  const found = releases.map(async ({ name, version }) => {
    const manifest = await readManifest(store, name, version);
    if (manifest?.kind !== 'remote') return [];
    return missingExports(manifest, host).map((problem) => `${name} ${version} ${problem}`);
  });
  return (await Promise.all(found)).flat();
}
