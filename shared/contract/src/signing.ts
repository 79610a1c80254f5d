import type { RemoteRelease } from './registry/registry';
import type { Trust } from './trust';

/** Format of the signed text. It rises when the loader acts on a field that the text does not contain. */
const SIGNATURE_FORMAT = 1;

/** Serializes JSON with sorted keys, so that equal values have equal texts. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([first], [second]) => (first < second ? -1 : 1)))
      : inner,
  );

/**
 * The text that a team's key signs: everything in a registry entry that decides which code runs. TRUST-1.
 *
 * Traffic is not part of it, because the operator changes it; the origin is not, because each store has its own
 * and the integrity names the bytes. Chunks that are loaded later are covered by the entry script, which contains
 * their integrity.
 * @param release as a shard lists it, that is, reduced to one segment.
 */
export function signedText(name: string, segment: string, release: RemoteRelease): string {
  const { url, metadata, extras } = release;
  const { contract, global, owns, slots, requires, first, preload, slotFiles } = extras.portal;
  return canonical({
    format: SIGNATURE_FORMAT,
    name,
    segment,
    version: metadata.version,
    entry: url.slice(url.lastIndexOf('/') + 1),
    integrity: metadata.integrity,
    portal: { contract, global, owns, slots, requires, first, preload, slotFiles },
  });
}

/** Verifies an Ed25519 signature. Both are base64. */
type Verify = (key: string, signature: string, text: string) => Promise<boolean>;

/** Major, minor and patch version, without the pre-release part; empty for what is no semantic version. */
const numbersOf = (version: string): number[] =>
  /^(\d+)\.(\d+)\.(\d+)(?=[-+]|$)/.exec(version)?.slice(1).map(Number) ?? [];

/** Whether a version comes before another one. One that cannot be compared counts as older. */
function isOlder(version: string, oldest: string): boolean {
  const limits = numbersOf(oldest);
  const own = numbersOf(version);
  const first = own.findIndex((number, index) => number !== limits[index]);
  if (own.length === 0) return true;
  return first !== -1 && (own[first] ?? 0) < (limits[first] ?? 0);
}

/**
 * Why a release may not run, as a predicate: "is not signed". `undefined` if it may. TRUST-2.
 * @example await signatureRefusal('mfe-cae', release, trust, verify)
 */
export async function signatureRefusal(
  name: string,
  release: RemoteRelease,
  { mode, keys, oldest }: Trust,
  verify: Verify,
): Promise<string | undefined> {
  if (mode === 'off') return undefined;
  const { version } = release.metadata;
  const limit = oldest[name];
  if (limit !== undefined && isOlder(version, limit))
    return `is older than ${limit}, the oldest that may run`;
  const { signature } = release.extras;
  if (signature === undefined) return mode === 'require' ? 'is not signed' : undefined;
  const known = keys.find(({ id }) => id === signature.key);
  if (known === undefined) return `is signed with an unknown key, ${signature.key}`;
  if (!known.remotes.includes(name)) return `is signed with ${known.id}, a key of another team`;
  if (known.revoked !== undefined) return `is signed with ${known.id}, which was revoked on ${known.revoked}`;
  const text = signedText(name, signature.segment, release);
  if (await verify(known.key, signature.value, text)) return undefined;
  return `does not match its signature by ${known.id}`;
}
