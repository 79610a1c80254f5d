import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CONTRACT_VERSION, type Trust } from '@portal/contract';
import { buildHost, copyHostPublic } from '../build/build-host';
import { buildRemote, buildRemoteRender, readDescription } from '../build/build-remote';
import { providedVersions } from '../provided-versions';
import { compressFolder } from '../publish/compress';
import { describeRelease } from '../publish/describe-release';
import { CHUNK_MAP_FILE } from '../webpack/chunk-map-plugin';
import { hashOf } from './hash-of';
import { formatHeadersJson, HEADERS_JSON } from './host/headers';
import { rootFolder } from './host/root-folder';
import {
  checkVersion,
  HOST,
  manifestPath,
  type ReleaseManifest,
  releaseFolder,
  serializeManifest,
} from './manifest';
import { RENDER_SCRIPT, RENDER_STYLES } from './render-files';
import { type SigningKey, signRelease } from './signing/sign-release';

/** Build output that publishing reads and does not publish. */
const NOT_PUBLISHED = new Set([CHUNK_MAP_FILE, 'mf-stats.json']);

export interface ReleaseBuild {
  /** A remote, or `host`. */
  readonly name: string;
  readonly version: string;
  /** Folder to build into; its content is deleted. The result is a store with only this release. */
  readonly folder: string;
  /** Folder for the source maps, which are not part of a release. Default: no source maps. */
  readonly sourceMaps?: string;
  /** The host's script that sets the color scheme before the first paint. */
  readonly colorScheme: string;
  /** The team's key. Default: the release is not signed. TRUST-1. */
  readonly signing?: SigningKey | undefined;
  /** For the host: whose signatures its documents accept. Default: they look at none. TRUST-2. */
  readonly trust?: Trust | undefined;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/** Moves source maps out of a build folder and deletes what is not published. */
async function removeUnpublishedFiles(folder: string, sourceMaps: string | undefined): Promise<void> {
  for (const file of await filesIn(folder)) {
    const path = join(folder, file);
    if (NOT_PUBLISHED.has(file)) await rm(path);
    if (!file.endsWith('.map') || sourceMaps === undefined) continue;
    const target = join(sourceMaps, file);
    await mkdir(dirname(target), { recursive: true });
    await rename(path, target);
  }
}

/** Resolves to the hashes of all files in a folder, by path. */
async function hashFiles(folder: string): Promise<Record<string, string>> {
  const files = await filesIn(folder);
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, hashOf(await readFile(join(folder, file)))] as const)),
  );
}

/** Moves the files that render pages from their build into a release's folder. */
async function keepRenderFiles(scratch: string, output: string): Promise<void> {
  const files = (await readdir(scratch)).filter((file) => file === RENDER_SCRIPT || file === RENDER_STYLES);
  await Promise.all(files.map((file) => rename(join(scratch, file), join(output, file))));
  await rm(scratch, { recursive: true });
}

async function buildRemoteFiles({ name, version, folder, sourceMaps, signing }: ReleaseBuild) {
  const output = join(folder, releaseFolder(name, version));
  await buildRemote(name, version, output, sourceMaps !== undefined);
  const scratch = join(folder, '.render');
  if (await buildRemoteRender(name, scratch)) await keepRenderFiles(scratch, output);
  const description = await readDescription(name);
  const entry = await describeRelease({
    description,
    version,
    output,
    baseUrl: `/${releaseFolder(name, version)}`,
  });
  return { output, entry: signing === undefined ? entry : signRelease(name, entry, signing) };
}

async function buildHostFiles({
  version,
  folder,
  sourceMaps,
  colorScheme,
  trust,
}: ReleaseBuild): Promise<string> {
  const output = join(folder, 'host');
  const documents = await buildHost({
    output,
    scratch: join(folder, '.prerender'),
    colorScheme,
    ...(trust && { trust }),
    sourceMaps: sourceMaps !== undefined,
  });
  await mkdir(join(folder, releaseFolder(HOST, version)), { recursive: true });
  await keepRenderFiles(join(folder, '.prerender'), join(folder, releaseFolder(HOST, version)));
  const root = join(folder, rootFolder(version));
  await mkdir(root, { recursive: true });
  await copyHostPublic(root);
  for (const [file, { html, headers }] of documents) {
    // All documents contain the same inline script, so they share their headers.
    await writeFile(join(root, HEADERS_JSON), formatHeadersJson(headers));
    await writeFile(join(root, file), html);
  }
  return output;
}

/** Builds a release for production, with compressed variants and its manifest. */
export async function buildRelease(build: ReleaseBuild): Promise<ReleaseManifest> {
  const { name, folder, sourceMaps } = build;
  const version = checkVersion(name, build.version);
  await rm(folder, { recursive: true, force: true });
  const built =
    name === HOST ? { output: await buildHostFiles(build), entry: null } : await buildRemoteFiles(build);
  await removeUnpublishedFiles(built.output, sourceMaps);
  const files = await hashFiles(folder);
  const manifest: ReleaseManifest =
    built.entry === null
      ? {
          kind: 'host',
          name: HOST,
          version,
          files,
          contract: CONTRACT_VERSION,
          provides: await providedVersions(),
          ...(build.trust && { trust: build.trust }),
        }
      : { kind: 'remote', name, version, files, entry: built.entry };
  await compressFolder(folder);
  await writeFile(join(folder, manifestPath(name, version)), serializeManifest(manifest));
  return manifest;
}
