import { printableAddress } from '@portal/contract';
import * as v from 'valibot';
import { checkContents } from './check-contents';
import { isReleaseError, ReleaseError } from './errors';
import {
  type ReleaseManifest,
  type RemovedRelease,
  storedVersionSchema,
  versionSchema,
} from './manifest-schema';
import { parseJson } from './parse-json';
import { bytesOf, type ReleaseStore, readText } from './store/store';

export type { ReleaseManifest, RemovedRelease } from './manifest-schema';

/** What a store has under a version. */
export type StoredVersion =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'complete';
      readonly manifest: ReleaseManifest;
      /** The text of `release.json`. */
      readonly text: string;
      readonly tag: string;
    }
  | { readonly kind: 'removed'; readonly record: RemovedRelease; readonly tag: string };

/** Names a release of a part. */
export interface ReleaseId {
  readonly name: string;
  readonly version: string;
}

/** Name under which the host is released. */
export const HOST = 'host';

/** Folder of the host's releases. */
export const HOST_RELEASES = 'host/releases';

/** Folder of a release. The host's scripts are outside of it, in `host/`, because their names contain a hash. */
export const releaseFolder = (name: string, release: string): string =>
  name === HOST ? `${HOST_RELEASES}/${release}` : `remotes/${name}/${release}`;

/** Folder in a host release with the files that are copied to the portal's root when it becomes live. */
export const rootFolder = (version: string): string => `${releaseFolder(HOST, version)}/root`;

/** Names of the files that a release of the host has at the portal's root when it is live. */
export function namesAtRoot({ version, files }: ReleaseManifest): string[] {
  const folder = `${rootFolder(version)}/`;
  const paths = Object.keys(files).filter((path) => path.startsWith(folder));
  return paths.map((path) => path.slice(folder.length));
}

export const isDocument = (path: string): boolean => path.endsWith('.html');

export const manifestPath = (name: string, release: string): string =>
  `${releaseFolder(name, release)}/release.json`;

/** Serializes a manifest. Fields keep their order, so that a manifest that was read has the same bytes again. */
export function serializeManifest(manifest: ReleaseManifest): Uint8Array {
  const sorted = Object.fromEntries(
    Object.entries(manifest.files).sort(([first], [second]) => (first < second ? -1 : 1)),
  );
  return bytesOf(`${JSON.stringify({ ...manifest, files: sorted }, null, 1)}\n`);
}

export const serializeRemoved = (record: RemovedRelease): Uint8Array =>
  bytesOf(`${JSON.stringify(record, null, 1)}\n`);

export const isVersion = (release: string): boolean => v.is(versionSchema, release);

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
      `${source} is the manifest of ${printableAddress(manifest.name)} ${manifest.version} (${manifest.kind}), not of ${name} ${release}`,
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
  const { text, tag } = stored;
  const source = `${path} in ${store.location}`;
  parseJson(storedVersionSchema, text, source);
  // As it was written, with the fields that this version does not know: they are signed. TRUST-4.
  const version = JSON.parse(text) as ReleaseManifest | RemovedRelease;
  if (version.kind === 'removed') {
    const { manifest } = version;
    if (manifest !== null) assertContained(manifest, name, release, source);
    return { kind: 'removed', record: version, tag };
  }
  return { kind: 'complete', manifest: assertContained(version, name, release, source), text, tag };
}

/**
 * As {@link readVersion}, for what removes versions: a manifest that is not valid, or is that of another
 * release, is `invalid`.
 */
export async function readAnyVersion(store: ReleaseStore, name: string, release: string) {
  try {
    return await readVersion(store, name, release);
  } catch (error) {
    const isFile = isReleaseError(error) && isPartName(name) && isVersion(release);
    const stored = isFile ? await store.read(manifestPath(name, release)) : null;
    if (stored === null) throw error;
    return { kind: 'invalid' as const, tag: stored.tag };
  }
}

/**
 * Reads the manifest of a published release; `null` if the version is not published.
 * @throws {ReleaseError} if it is not valid, names a file outside of its release, or the release was removed.
 */
export async function readManifest(store: ReleaseStore, name: string, release: string) {
  const stored = await readVersion(store, name, release);
  if (stored.kind === 'none') return null;
  if (stored.kind === 'complete') return stored.manifest;
  throw new ReleaseError(
    `${name} ${release} was removed from ${store.location} on ${stored.record.removed.slice(0, 10)}. A version is never published again: raise it.`,
  );
}
