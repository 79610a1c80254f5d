import type { RemoteRelease } from '../registry/registry-schema';
import { signedText } from './signed-text';
import type { Trust } from './trust';

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
