import type { RemoteRelease } from '../registry/registry-schema';
import { canonicalJson } from './canonical-json';

/** Format of the signed texts. It rises when what they leave out changes. */
export const SIGNATURE_FORMAT = 2;

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
