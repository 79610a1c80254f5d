import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import {
  type BundledPackage,
  buildRemote,
  buildRemoteRender,
  CHUNK_MAP_FILE,
  describeRelease,
  type NamesByModule,
  PROVIDED_EXPORTS_FILE,
  readChunkMap,
  readDescription,
} from '@portal/build';
import { filesIn } from '@portal/build/files-in';
import { providedVersions } from '@portal/build/provided-versions';
import { RENDER_SCRIPT, RENDER_STYLES } from '@portal/build/render-files';
import { CONTRACT_VERSION, type Trust } from '@portal/contract';
import { buildHost, copyHostPublic } from '@portal/document';
import { budgetsOf } from './budgets/budgets';
import { measureBytes } from './budgets/measure-bytes';
import { formatHeadersJson, HEADERS_JSON } from './host/headers';
import { DOCUMENT } from './host/live';
import {
  checkVersion,
  HOST,
  manifestPath,
  type ReleaseManifest,
  releaseFolder,
  rootFolder,
  serializeManifest,
} from './manifest';
import type { SigningKey } from './signing/keys';
import { signManifest } from './signing/sign-release';
import { writeStatements } from './statements/statements';
import { compressFolder } from './store/compress';
import { FolderStore } from './store/folder-store';

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
  /** The team's key, or the operator's for the host. Default: the release is not signed. TRUST-1, TRUST-4. */
  readonly signing?: SigningKey | undefined;
  /** For the host: whose signatures its document accepts. Default: it looks at none. TRUST-2. */
  readonly trust?: Trust | undefined;
}

/** What a build wrote, before the manifest. */
interface Built {
  /** Folder of the scripts. */
  readonly output: string;
  readonly packages: readonly BundledPackage[];
  /** Ranges of the modules that it takes from the host, by name. */
  readonly host: Readonly<Record<string, string>>;
  /** Completes the manifest, once everything is compressed. */
  describe(common: CommonFields): Promise<ReleaseManifest>;
}

type CommonFields = Pick<ReleaseManifest, 'version' | 'files' | 'provenance' | 'sbom'>;

/** Build output that publishing reads and does not publish. */
const NOT_PUBLISHED = new Set([CHUNK_MAP_FILE, PROVIDED_EXPORTS_FILE, 'mf-stats.json']);

/** Moves source maps out of a build folder and deletes what is not published. */
async function removeUnpublishedFiles(folder: string, sourceMaps: string | undefined): Promise<void> {
  for (const path of await filesIn(folder)) {
    const file = relative(folder, path);
    if (NOT_PUBLISHED.has(file)) await rm(path);
    if (!file.endsWith('.map') || sourceMaps === undefined) continue;
    const target = join(sourceMaps, file);
    await mkdir(dirname(target), { recursive: true });
    await rename(path, target);
  }
}

/** Moves the files that render pages from their build into a release's folder. */
async function keepRenderFiles(scratch: string, output: string): Promise<void> {
  const files = (await readdir(scratch)).filter((file) => file === RENDER_SCRIPT || file === RENDER_STYLES);
  await Promise.all(files.map((file) => rename(join(scratch, file), join(output, file))));
  await rm(scratch, { recursive: true });
}

async function buildRemoteFiles({ name, version, folder, sourceMaps }: ReleaseBuild): Promise<Built> {
  const description = await readDescription(name);
  const budgets = budgetsOf(description);
  const output = join(folder, releaseFolder(name, version));
  const packages = await buildRemote({ name, version, output, sourceMaps: sourceMaps !== undefined });
  const scratch = join(folder, '.render');
  const rendering = await buildRemoteRender(name, scratch);
  if (rendering !== null) await keepRenderFiles(scratch, output);
  const entry = await describeRelease({
    description,
    version,
    output,
    baseUrl: `/${releaseFolder(name, version)}`,
  });
  const { uses, duplicates, leaks } = await readChunkMap(output);
  return {
    output,
    packages: [...packages, ...(rendering ?? [])],
    host: entry.extras.portal.requires,
    describe: async (common) => ({
      kind: 'remote',
      name,
      ...common,
      entry,
      weight: {
        budgets,
        measured: {
          ...(await measureBytes(new FolderStore(folder), entry, Object.keys(common.files))),
          duplicates,
        },
      },
      isolation: { leaks, accepted: description.acceptedLeaks ?? {} },
      uses,
    }),
  };
}

async function buildHostFiles({
  version,
  folder,
  sourceMaps,
  colorScheme,
  trust,
}: ReleaseBuild): Promise<Built> {
  const output = join(folder, 'host');
  const { document, packages } = await buildHost({
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
  await writeFile(join(root, HEADERS_JSON), formatHeadersJson(document.headers));
  await writeFile(join(root, DOCUMENT), document.html);
  const exports = JSON.parse(await readFile(join(output, PROVIDED_EXPORTS_FILE), 'utf8')) as NamesByModule;
  return {
    output,
    packages,
    host: {},
    describe: async (common) => ({
      kind: 'host',
      name: HOST,
      ...common,
      contract: CONTRACT_VERSION,
      provides: await providedVersions(),
      exports,
      ...(trust && { trust }),
    }),
  };
}

/** Builds a release for production, with compressed variants and its manifest. */
export async function buildRelease(build: ReleaseBuild): Promise<ReleaseManifest> {
  const { name, folder, sourceMaps } = build;
  const version = checkVersion(name, build.version);
  await rm(folder, { recursive: true, force: true });
  const built = await (name === HOST ? buildHostFiles : buildRemoteFiles)(build);
  await removeUnpublishedFiles(built.output, sourceMaps);
  const { packages, host } = built;
  const common = { version, ...(await writeStatements({ name, version, folder, packages, host })) };
  await compressFolder(folder);
  const manifest = await built.describe(common);
  const signed = build.signing === undefined ? manifest : signManifest(manifest, build.signing);
  await writeFile(join(folder, manifestPath(name, version)), serializeManifest(signed));
  return signed;
}
