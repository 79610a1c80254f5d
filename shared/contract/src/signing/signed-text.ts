import type { RemoteRelease } from '../registry/registry-schema';

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
