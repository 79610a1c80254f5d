import { HOST_FILES } from '@portal/build/render-files';
import { parseRegistry, type RemoteRelease, scriptsWithoutIntegrity } from '@portal/contract';
import { ReleaseError } from './errors';
import { HEADERS_NGINX } from './host/headers';
import { LIVE_HOST_FILE } from './host/live';
import type { ReleaseManifest, RemoteManifest } from './manifest-schema';
import { REGISTRY } from './registry/registry-store';
import { EXTENSIONS } from './store/compress';

/** File in a release's folder: since when nothing has referred to the release. Written by `release gc`. */
export const UNUSED_MARK = 'unused.json';

/**
 * Files and folders at the store's root that releasing itself writes; a host's root files may not replace them.
 * nginx once included `headers.conf` from there, and may still do so with an older configuration.
 */
const RESERVED_AT_ROOT = new Set([
  REGISTRY,
  'registry',
  'remotes',
  'host',
  'headers.conf',
  'pages',
  'sitemap.xml',
  'robots.txt',
]);

/** Files in `host/` that releasing itself writes. */
const RESERVED_IN_HOST = new Set([LIVE_HOST_FILE, HEADERS_NGINX]);

const withoutEncoding = (path: string): string => {
  const extension = EXTENSIONS.find((encoding) => path.endsWith(encoding));
  return extension === undefined ? path : path.slice(0, -extension.length);
};

/** Whether the path has only plain segments below a folder that ends with a slash. */
const isBelow = (folder: string, path: string): boolean =>
  path.startsWith(folder) &&
  path
    .slice(folder.length)
    .split('/')
    .every((segment) => segment !== '' && segment !== '.' && segment !== '..');

/**
 * A host release consists of scripts in `host/`, of what is copied to the root when it becomes live, of what renders
 * pages, and of statements about it.
 */
function isHostFile(folder: string, path: string): boolean {
  if (HOST_FILES.some((file) => path === folder + file)) return true;
  const root = `${folder}root/`;
  if (!isBelow('host/', path)) return false;
  if (!path.startsWith('host/releases/')) return !RESERVED_IN_HOST.has(withoutEncoding(path));
  const [first = ''] = withoutEncoding(path.slice(root.length)).split('/');
  // Names that start with a dot are not served; one of them is the lock of a folder.
  return isBelow(root, path) && !RESERVED_AT_ROOT.has(first) && !first.startsWith('.');
}

/** Paths of the scripts that a registry entry makes a page load, from the release's folder. */
const scriptsOf = ({ extras: { portal } }: RemoteRelease): string[] =>
  [portal.first, ...Object.values(portal.preload), ...Object.values(portal.slotFiles)].flatMap(({ files }) =>
    files.map(({ file }) => file),
  );

/** Parses a registry entry as the registry would that lists only this release. */
function parseEntry({ name, entry }: RemoteManifest, source: string): RemoteRelease[] {
  const alone = { ...entry, deployment: { traffic: 100, default: true } };
  try {
    return parseRegistry({ microFrontends: { [name]: [alone] } }, source).microFrontends[name] ?? [];
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ReleaseError(`The registry entry in ${source} is not valid: ${reason}`, { cause });
  }
}

function checkEntry(manifest: RemoteManifest, folder: string, source: string): void {
  const { version, files } = manifest;
  const [entry = manifest.entry] = parseEntry(manifest, source);
  if (entry.metadata.version !== version)
    throw new ReleaseError(
      `The registry entry in ${source} is of version ${entry.metadata.version}, not ${version}`,
    );
  const unhashed = scriptsWithoutIntegrity(entry);
  if (unhashed.length > 0)
    throw new ReleaseError(`The registry entry in ${source} has no integrity for ${unhashed.join(', ')}`);
  const scripts = scriptsOf(entry).map((file) => `/${folder}${file}`);
  const urls = [entry.url, ...(entry.fallbackUrl === undefined ? [] : [entry.fallbackUrl]), ...scripts];
  const foreign = urls.find((url) => !url.startsWith('/') || !Object.hasOwn(files, url.slice(1)));
  if (foreign !== undefined)
    throw new ReleaseError(
      `The registry entry in ${source} names ${JSON.stringify(foreign)}, which is no file of the release`,
    );
}

/**
 * Checks that a release stays inside itself: all files that its manifest lists, or makes a page load, are
 * its own. REL-7.
 * @param folder the release's folder, with a slash at its end.
 * @param source where the manifest was read, for the error.
 * @throws {ReleaseError} if it names a file that is not its own.
 */
export function checkContents(manifest: ReleaseManifest, folder: string, source: string): void {
  const isVariant = (path: string) =>
    withoutEncoding(path) !== path && Object.hasOwn(manifest.files, withoutEncoding(path));
  const isOwn = (path: string) =>
    path !== `${folder}release.json` &&
    path !== `${folder}${UNUSED_MARK}` &&
    !isVariant(path) &&
    (manifest.kind === 'host' ? isHostFile(folder, path) : isBelow(folder, path));
  const foreign = Object.keys(manifest.files).filter((path) => !isOwn(path));
  if (foreign.length > 0)
    throw new ReleaseError(
      `${source} lists files that are not in this release: ${foreign.map((path) => JSON.stringify(path)).join(', ')}`,
    );
  for (const statement of [manifest.provenance, manifest.sbom])
    if (statement !== undefined && !Object.hasOwn(manifest.files, statement.file))
      throw new ReleaseError(
        `${source} names ${JSON.stringify(statement.file)}, which is no file of the release`,
      );
  if (manifest.kind === 'remote') checkEntry(manifest, folder, source);
}
