import type { RemoteRelease } from '@portal/contract';
import * as v from 'valibot';
import { checkContents } from './check-contents';
import { ReleaseError } from './errors';
import { bytesOf, type ReleaseStore, readText } from './store/store';

/** SHA-256 in hexadecimal, by path from the store's root. Compressed variants are not listed. */
const files = v.record(v.string(), v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)));

const version = v.pipe(
  v.string(),
  v.regex(/^\d+\.\d+\.\d+([-+][0-9A-Za-z.+-]+)?$/, 'must be a version such as 1.2.3'),
);

const manifestSchema = v.variant('kind', [
  v.object({
    kind: v.literal('remote'),
    name: v.string(),
    version,
    files,
    /** The registry entry, with a URL relative to the store's root. See {@link assertContained}. */
    entry: v.custom<RemoteRelease>((value) => typeof value === 'object' && value !== null),
  }),
  v.object({
    kind: v.literal('host'),
    name: v.literal('host'),
    version,
    files,
    contract: v.number(),
    /** Versions of the modules that the host provides to remotes. */
    provides: v.record(v.string(), v.string()),
  }),
]);

/** Lists what a release consists of. It is written last, so a release with a manifest is complete. */
export type ReleaseManifest = v.InferOutput<typeof manifestSchema>;

/** Takes the place of the manifest of a removed release. The version is never published again. REL-13. */
const removedSchema = v.object({
  kind: v.literal('removed'),
  name: v.string(),
  version,
  /** ISO 8601 timestamp. */
  removed: v.pipe(v.string(), v.isoTimestamp()),
  /** The manifest before; `null` if the release was never complete. */
  manifest: v.nullable(manifestSchema),
});

export type RemovedRelease = v.InferOutput<typeof removedSchema>;

const versionSchema = v.variant('kind', [...manifestSchema.options, removedSchema]);

/** What a store has under a version. */
export type StoredVersion =
  | { readonly kind: 'none' }
  | { readonly kind: 'complete'; readonly manifest: ReleaseManifest; readonly tag: string }
  | { readonly kind: 'removed'; readonly record: RemovedRelease; readonly tag: string };

/** Name under which the host is released. */
export const HOST = 'host';

/** Folder of a release. The host's scripts are outside of it, in `host/`, because their names contain a hash. */
export const releaseFolder = (name: string, release: string): string =>
  name === HOST ? `host/releases/${release}` : `remotes/${name}/${release}`;

export const manifestPath = (name: string, release: string): string =>
  `${releaseFolder(name, release)}/release.json`;

/** Serializes a manifest; equal manifests have equal bytes. */
export function serializeManifest(manifest: ReleaseManifest): Uint8Array {
  const sorted = Object.fromEntries(
    Object.entries(manifest.files).sort(([first], [second]) => (first < second ? -1 : 1)),
  );
  return bytesOf(`${JSON.stringify({ ...manifest, files: sorted }, null, 1)}\n`);
}

export const serializeRemoved = (record: RemovedRelease): Uint8Array =>
  bytesOf(`${JSON.stringify(record, null, 1)}\n`);

export const isVersion = (release: string): boolean => v.is(version, release);

/** Returns the version. @throws {ReleaseError} if it is not a semantic version. */
export function checkVersion(name: string, release: string): string {
  if (isVersion(release)) return release;
  throw new ReleaseError(`${name}: "${release}" is not a version such as 1.2.3`);
}

/** One path segment, so that a name cannot lead to another part's folder. */
const NAME = /^[a-z0-9][a-z0-9._-]*$/i;

export const isPartName = (name: string): boolean => NAME.test(name);

/** Checks that a release is named as was asked and stays inside itself. REL-7. @throws {ReleaseError} */
export function assertContained(
  manifest: ReleaseManifest,
  name: string,
  release: string,
  source: string,
): ReleaseManifest {
  const isKind = (manifest.kind === 'host') === (name === HOST);
  if (!isKind || manifest.name !== name || manifest.version !== release)
    throw new ReleaseError(
      `${source} is the manifest of ${manifest.name} ${manifest.version} (${manifest.kind}), not of ${name} ${release}`,
    );
  checkContents(manifest, `${releaseFolder(name, release)}/`, source);
  return manifest;
}

/**
 * Reads what a store has under a version.
 * @throws {ReleaseError} if it is not valid, or names a file outside of its release.
 */
export async function readVersion(
  store: ReleaseStore,
  name: string,
  release: string,
): Promise<StoredVersion> {
  if (!isPartName(name))
    throw new ReleaseError(`${JSON.stringify(name)} cannot be the name of a part of the portal`);
  const path = manifestPath(name, checkVersion(name, release));
  const stored = await readText(store, path);
  if (stored === null) return { kind: 'none' };
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), versionSchema), stored.text);
  const source = `${path} in ${store.location}`;
  if (!result.success)
    throw new ReleaseError(
      `${source} is not valid: ${result.issues.map(({ message }) => message).join('; ')}`,
    );
  const { tag } = stored;
  if (result.output.kind === 'removed') {
    const { manifest } = result.output;
    if (manifest !== null) assertContained(manifest, name, release, source);
    return { kind: 'removed', record: result.output, tag };
  }
  return { kind: 'complete', manifest: assertContained(result.output, name, release, source), tag };
}

/**
 * Reads the manifest of a published release; `null` if the version is not published.
 * @throws {ReleaseError} if it is not valid, names a file outside of its release, or the release was removed.
 */
export async function readManifest(
  store: ReleaseStore,
  name: string,
  release: string,
): Promise<ReleaseManifest | null> {
  const stored = await readVersion(store, name, release);
  if (stored.kind === 'none') return null;
  if (stored.kind === 'complete') return stored.manifest;
  throw new ReleaseError(
    `${name} ${release} was removed from ${store.location} on ${stored.record.removed.slice(0, 10)}. A version is never published again: raise it.`,
  );
}
