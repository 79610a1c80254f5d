import type { RemoteRelease } from '../registry/registry-schema';
import { signedText } from './signed-text';
import type { Trust } from './trust';

/** Verifies an Ed25519 signature. Both are base64. */
type Verify = (key: string, signature: string, text: string) => Promise<boolean>;

/** Compares semantic versions without their pre-release part. */
function isOlder(version: string, oldest: string): boolean {
  const [one, other] = [version, oldest].map(
    (text) => text.split(/[-+]/, 1)[0]?.split('.').map(Number) ?? [],
  );
  for (let index = 0; index < 3; index += 1) {
    const difference = (one?.[index] ?? 0) - (other?.[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
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
