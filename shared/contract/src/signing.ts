import type { RemoteRelease } from './registry/registry';
import type { Trust } from './trust';

/** Format of the signed texts. It rises when what they leave out changes. */
export const SIGNATURE_FORMAT = 2;

/** Serializes JSON with sorted keys, so that equal values have equal texts. Signatures are over such texts. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([first], [second]) => (first < second ? -1 : 1)))
      : inner,
  );

/**
 * What a team's key signs of a registry entry: every field, known here or not, but those that the operator changes.
 * These are the traffic, the history and the origin of the URLs: each store has its own, and the integrity names the
 * bytes. The signatures themselves are left out, too. TRUST-1.
 *
 * A field that is added to the schema must be optional and have no default, or older releases no longer match.
 */
export function signedFields(name: string, release: RemoteRelease): Record<string, unknown> {
  const { deployment: _, url, fallbackUrl, extras, ...rest } = release;
  const { history, signature, signatures, ...signedExtras } = extras;
  const folder = `/remotes/${name}/${release.metadata.version}/`;
  const withoutOrigin = (address: string) => address.slice(Math.max(0, address.lastIndexOf(folder)));
  return {
    ...rest,
    url: withoutOrigin(url),
    ...(fallbackUrl !== undefined && { fallbackUrl: withoutOrigin(fallbackUrl) }),
    extras: signedExtras,
  };
}

/**
 * The text that a team's key signs for a shard: {@link signedFields} of the entry that the shard lists. Chunks that are
 * loaded later are covered by the entry script, which contains their integrity. TRUST-1.
 * @param release as a shard lists it, that is, reduced to one segment.
 */
export const signedText = (name: string, segment: string, release: RemoteRelease): string =>
  canonicalJson({
    format: SIGNATURE_FORMAT,
    signs: 'registry entry',
    name,
    segment,
    entry: signedFields(name, release),
  });

/** Verifies an Ed25519 signature. Both are base64. */
type Verify = (key: string, signature: string, text: string) => Promise<boolean>;

/** Major, minor and patch version, without the pre-release part; empty for what is no semantic version. */
const numbersOf = (version: string): number[] =>
  /^(\d+)\.(\d+)\.(\d+)(?=[-+]|$)/.exec(version)?.slice(1).map(Number) ?? [];

/** Whether a version comes before another one, by its three numbers. One that cannot be compared counts as older. */
export function isOlder(version: string, oldest: string): boolean {
  const limits = numbersOf(oldest);
  const own = numbersOf(version);
  const first = own.findIndex((number, index) => number !== limits[index]);
  if (own.length === 0) return true;
  return first !== -1 && (own[first] ?? 0) < (limits[first] ?? 0);
}

/** A text of a release with its signature. */
export interface SignedRelease {
  /** Name of the remote, or `host`. */
  readonly name: string;
  readonly version: string;
  /** Default: it is not signed. */
  readonly signature: { readonly key: string; readonly value: string } | undefined;
  /** Returns what the signature is over. */
  readonly text: () => string;
}

/** Why a signed text may not be used, as a predicate: "is not signed". `undefined` if it may. TRUST-2, TRUST-3. */
export async function textRefusal(
  { name, version, signature, text }: SignedRelease,
  { mode, keys, oldest = {} }: Trust,
  verify: Verify,
): Promise<string | undefined> {
  if (mode === 'off') return undefined;
  const limit = oldest[name];
  if (limit !== undefined && isOlder(version, limit))
    return `is older than ${limit}, the oldest that may run`;
  if (signature === undefined) return mode === 'require' ? 'is not signed' : undefined;
  const known = keys.find(({ id }) => id === signature.key);
  if (known === undefined) return `is signed with an unknown key, ${signature.key}`;
  if (!known.remotes.includes(name)) return `is signed with ${known.id}, a key of another team`;
  if (known.revoked !== undefined) return `is signed with ${known.id}, which was revoked on ${known.revoked}`;
  if (await verify(known.key, signature.value, text())) return undefined;
  return `does not match its signature by ${known.id}`;
}

/**
 * Why a release of a shard may not run, as a predicate. `undefined` if it may. TRUST-2.
 * @example await signatureRefusal('mfe-cae', release, trust, verify)
 */
export const signatureRefusal = (
  name: string,
  release: RemoteRelease,
  trust: Trust,
  verify: Verify,
): Promise<string | undefined> => {
  const { signature } = release.extras;
  const text = () => signedText(name, signature?.segment ?? '', release);
  return textRefusal({ name, version: release.metadata.version, signature, text }, trust, verify);
};
