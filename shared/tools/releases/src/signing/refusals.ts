import {
  isDevServer,
  isOlder,
  type RemoteRelease,
  signedFields,
  type Trust,
  textRefusal,
} from '@portal/contract';
import { readLiveHost } from '../compatible';
import { isReleaseError, ReleaseError } from '../errors';
import {
  HOST,
  manifestPath,
  type ReleaseId,
  readVersion,
  type StoredVersion,
  serializeManifest,
} from '../manifest';
import type { HostManifest } from '../manifest-schema';
import { REGISTRY } from '../registry/registry-store';
import { type ReleaseStore, textOf } from '../store/store';
import { differencesOf } from './differences';
import { type SigningKey, verifySignature } from './keys';
import { manifestText } from './sign-release';

/** A file of a store that is not what was signed. */
export interface Refusal {
  readonly path: string;
  /** As a predicate: "is not signed". */
  readonly reason: string;
}

export const describeRefusal = ({ path, reason }: Refusal): string => `${path} ${reason}`;

/** Whether a trust says anything about a part: host releases are signed once a key may sign them. TRUST-5. */
const concerns = ({ mode, keys, oldest = {} }: Trust, name: string): boolean =>
  mode !== 'off' &&
  (name !== HOST || oldest[HOST] !== undefined || keys.some(({ remotes }) => remotes.includes(HOST)));

/** Why one of the trusts refuses a release, as a predicate; `undefined` if all accept it. */
async function refusedBy(trusts: readonly Trust[], signed: Parameters<typeof textRefusal>[0]) {
  for (const trust of trusts.filter((one) => concerns(one, signed.name))) {
    const reason = await textRefusal(signed, trust, verifySignature);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** A manifest as a store has it. */
export type StoredManifest = Pick<Extract<StoredVersion, { kind: 'complete' }>, 'manifest' | 'text'>;

/** Why a release may not be run or listed; empty if it may. All trusts must accept it. TRUST-4. */
export async function manifestRefusals(
  { manifest, text }: StoredManifest,
  trusts: readonly Trust[],
): Promise<readonly Refusal[]> {
  const { name, version, signature } = manifest;
  const path = manifestPath(name, version);
  const signed = { name, version, signature, text: () => manifestText(manifest) };
  const reason = await refusedBy(trusts, signed);
  if (reason !== undefined) return [{ path, reason }];
  // The signature is over values; here the bytes that no value comes from are compared.
  const isCompared = signature !== undefined && trusts.some((trust) => concerns(trust, name));
  return isCompared && text !== textOf(serializeManifest(manifest))
    ? [{ path, reason: 'is not written as it was signed' }]
    : [];
}

/**
 * Why a host may not be made live: visitors would get back what one of the trusts has withdrawn since, a key that was
 * revoked or versions of a remote that are too old. TRUST-5.
 */
export function trustRefusals(host: HostManifest, trusts: readonly Trust[]): readonly Refusal[] {
  const path = manifestPath(HOST, host.version);
  const { mode, keys, oldest = {} } = host.trust ?? { mode: 'off', keys: [] };
  const accepts = (key: string) =>
    mode === 'off' || keys.some((known) => known.key === key && known.revoked === undefined);
  const reasons = trusts.flatMap((trust) => [
    ...trust.keys.flatMap(({ id, key, revoked }) =>
      revoked !== undefined && accepts(key) ? [`accepts ${id}, which was revoked on ${revoked}`] : [],
    ),
    ...Object.entries(trust.oldest ?? {}).flatMap(([name, version]) => {
      const limit = mode === 'off' ? undefined : oldest[name];
      const isLower = limit === undefined || isOlder(limit, version);
      return isLower ? [`accepts releases of ${name} older than ${version}`] : [];
    }),
  ]);
  return [...new Set(reasons)].map((reason) => ({ path, reason }));
}

/**
 * Why a release that a key signs could not be run or listed, as a predicate: "is signed with an unknown key, x". Known
 * before the release is built. TRUST-4.
 * @param key `undefined`: the release is not signed.
 * @returns `undefined` if all trusts accept it.
 */
export async function keyRefusal(
  { name, version }: ReleaseId,
  key: SigningKey | undefined,
  trusts: readonly Trust[],
): Promise<string | undefined> {
  const text = `${name} ${version}`;
  const signature = key && { key: key.name, value: key.sign(text) };
  return refusedBy(trusts, { name, version, signature, text: () => text });
}

/** Where a registry's entry differs from that of its release's manifest, but for what the operator changes. TRUST-6. */
export function entryRefusals(
  name: string,
  listed: RemoteRelease,
  signed: RemoteRelease,
): readonly Refusal[] {
  const fields = (entry: RemoteRelease) => ({
    ...signedFields(name, entry),
    signatures: entry.extras.signatures,
  });
  const { version } = listed.metadata;
  return differencesOf(fields(signed), fields(listed)).map((field) => ({
    path: REGISTRY,
    reason: `differs from ${manifestPath(name, version)} in ${field} of ${name} ${version}`,
  }));
}

/** A remote's release as the registry lists it, with its manifest. */
export interface ListedSource {
  readonly name: string;
  readonly listed: RemoteRelease;
  /** `null`: the store has none. */
  readonly stored: StoredManifest | null;
}

/**
 * Why a registry may not list a build of a dev server: nobody has signed it. Where signatures are only preferred, it is
 * like any other release without one. TRUST-4.
 */
export const devServerRefusals = (
  name: string,
  { url, metadata: { version } }: RemoteRelease,
  trusts: readonly Trust[],
): readonly Refusal[] => {
  const reason = `lists ${name} ${version} of a dev server, ${url}, which nobody has signed`;
  return trusts.some(({ mode }) => mode === 'require') ? [{ path: REGISTRY, reason }] : [];
};

/**
 * Why a release that a registry lists may not be run or listed: its manifest is missing or not signed as it has to be,
 * or the entry is not the signed one. TRUST-4, TRUST-6.
 */
async function sourceRefusals({ name, listed, stored }: ListedSource, trusts: readonly Trust[]) {
  if (isDevServer(listed)) return devServerRefusals(name, listed, trusts);
  const path = manifestPath(name, listed.metadata.version);
  if (stored?.manifest.kind !== 'remote')
    return [{ path, reason: 'is missing, and the registry lists the release' }];
  const refusals = await manifestRefusals(stored, trusts);
  return [...refusals, ...entryRefusals(name, listed, stored.manifest.entry)];
}

/** As {@link sourceRefusals}, of a store's release. */
export async function listedRefusals(
  store: ReleaseStore,
  name: string,
  listed: RemoteRelease,
  trusts: readonly Trust[],
): Promise<readonly Refusal[]> {
  const stored = isDevServer(listed) ? null : await readVersion(store, name, listed.metadata.version);
  return sourceRefusals({ name, listed, stored: stored?.kind === 'complete' ? stored : null }, trusts);
}

/** Those of the trusts that look at signatures. */
const activeTrusts = (...trusts: readonly (Trust | undefined)[]): readonly Trust[] =>
  trusts.filter((trust) => trust !== undefined).filter(({ mode }) => mode !== 'off');

/**
 * The trusts that apply to a store's releases: the live host's, which its documents carry, and the operator's own, the
 * root of trust. Those that look at no signature are left out. TRUST-5.
 * @param own of `host/trust.json`. Default: there is none.
 * @throws {ReleaseError} if the live host cannot be read.
 */
export async function trustsOf(store: ReleaseStore, own?: Trust): Promise<readonly Trust[]> {
  return activeTrusts((await readLiveHost(store))?.trust, own);
}

/**
 * As {@link trustsOf}, for what looks at stores that may be damaged: a live host whose manifest cannot be read says
 * nothing.
 */
export const trustsIfReadable = (store: ReleaseStore, own?: Trust): Promise<readonly Trust[]> =>
  trustsOf(store, own).catch((error: unknown) => {
    if (isReleaseError(error)) return activeTrusts(own);
    throw error;
  });

/**
 * Refuses releases before any of their code runs in a renderer. Their files are compared with the hashes in their
 * manifests when they are read; here the manifests are held against their signatures, and the registry's entries
 * against the manifests.
 *
 * The operator's own trust, of the workspace that renders, is the root: it says who signs the host. The host's
 * manifest, once verified, says whose releases run, as it does in browsers. Without an own trust, anyone who can replace
 * the live host decides. TRUST-4 to TRUST-6.
 * @throws {ReleaseError} naming each file, and what is wrong with it.
 */
export async function verifySources(host: StoredManifest, remotes: readonly ListedSource[], own?: Trust) {
  const trusts = activeTrusts(host.manifest.kind === 'host' ? host.manifest.trust : undefined, own);
  if (trusts.length === 0) return;
  const ofRemotes = remotes.map((remote) => sourceRefusals(remote, trusts));
  const refusals = (await Promise.all([manifestRefusals(host, trusts), ...ofRemotes])).flat();
  if (refusals.length > 0)
    throw new ReleaseError(
      `These releases are not as they were signed, so none of their code is run:\n${refusals.map(describeRefusal).join('\n')}`,
    );
}
