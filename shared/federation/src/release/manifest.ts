import type { RemoteRelease } from '@portal/contract';
import * as v from 'valibot';
import { ReleaseError } from './errors';
import { bytesOf, type ReleaseStore, readText } from './store/store';

/** SHA-256 in hexadecimal, by path from the store's root. Compressed forms are left out: they follow. */
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
    /** Its entry for a registry, with an address from the store's root; checked when it is registered. */
    entry: v.custom<RemoteRelease>((value) => typeof value === 'object' && value !== null),
  }),
  v.object({
    kind: v.literal('host'),
    name: v.literal('host'),
    version,
    files,
    contract: v.number(),
    /** Versions of the modules that it hands to remotes. */
    provides: v.record(v.string(), v.string()),
  }),
]);

/** What a release consists of: written last, so that a release with one is complete. */
export type ReleaseManifest = v.InferOutput<typeof manifestSchema>;

/** The host is released under this name, beside the remotes. */
export const HOST = 'host';

/** Folder of a release; the host's scripts are beside it, for their names are all their own. */
export const releaseFolder = (name: string, release: string): string =>
  name === HOST ? `host/releases/${release}` : `remotes/${name}/${release}`;

export const manifestPath = (name: string, release: string): string =>
  `${releaseFolder(name, release)}/release.json`;

/** One spelling for equal manifests. */
export function manifestBytes(manifest: ReleaseManifest): Uint8Array {
  const sorted = Object.fromEntries(
    Object.entries(manifest.files).sort(([first], [second]) => (first < second ? -1 : 1)),
  );
  return bytesOf(`${JSON.stringify({ ...manifest, files: sorted }, null, 1)}\n`);
}

/** @throws {ReleaseError} for a version that cannot be one. */
export function checkVersion(name: string, release: string): string {
  if (v.is(version, release)) return release;
  throw new ReleaseError(`${name}: "${release}" is no version such as 1.2.3`);
}

/** Reads what a published release consists of; `null` when there is none of that version. */
export async function readManifest(
  store: ReleaseStore,
  name: string,
  release: string,
): Promise<ReleaseManifest | null> {
  const path = manifestPath(name, release);
  const stored = await readText(store, path);
  if (stored === null) return null;
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), stored.text);
  if (result.success) return result.output;
  throw new ReleaseError(
    `${path} in ${store.place} is not valid: ${result.issues.map(({ message }) => message).join('; ')}`,
  );
}
