import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION, type RemoteRelease, type Trust } from '@portal/contract';
import { buildHost, copyHostPublic } from '../build/build-host';
import { buildRemote, buildRemoteRender, readDescription } from '../build/build-remote';
import { providedVersions } from '../provided-versions';
import { compressFolder } from '../publish/compress';
import { describeRelease, readChunkMap } from '../publish/describe-release';
import type { ChunkMap } from '../webpack/chunk-map-plugin';
import { PROVIDED_EXPORTS_FILE } from '../webpack/provided-exports-plugin';
import type { NamesByModule } from '../webpack/provided-use';
import { type Budgets, budgetsOf } from './budgets/budgets';
import { measureBytes } from './budgets/measure-bytes';
import { hashFiles, keepRenderFiles, removeUnpublishedFiles } from './build-files';
import { formatHeadersJson, HEADERS_JSON } from './host/headers';
import { DOCUMENT, rootFolder } from './host/root-folder';
import {
  checkVersion,
  HOST,
  manifestPath,
  type ReleaseManifest,
  releaseFolder,
  serializeManifest,
} from './manifest';
import { type SigningKey, signRelease } from './signing/sign-release';
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
  /** The team's key. Default: the release is not signed. TRUST-1. */
  readonly signing?: SigningKey | undefined;
  /** For the host: whose signatures its document accepts. Default: it looks at none. TRUST-2. */
  readonly trust?: Trust | undefined;
}

/** What a build wrote, before the manifest. */
type Built =
  | {
      readonly kind: 'remote';
      readonly output: string;
      readonly entry: RemoteRelease;
      readonly budgets: Budgets;
      readonly map: Pick<ChunkMap, 'uses' | 'duplicates'>;
    }
  | { readonly kind: 'host'; readonly output: string; readonly exports: NamesByModule };

async function buildRemoteFiles({
  name,
  version,
  folder,
  sourceMaps,
  signing,
}: ReleaseBuild): Promise<Built> {
  const description = await readDescription(name);
  const budgets = budgetsOf(description);
  const output = join(folder, releaseFolder(name, version));
  await buildRemote(name, version, output, sourceMaps !== undefined);
  const scratch = join(folder, '.render');
  if (await buildRemoteRender(name, scratch)) await keepRenderFiles(scratch, output);
  const entry = await describeRelease({
    description,
    version,
    output,
    baseUrl: `/${releaseFolder(name, version)}`,
  });
  return {
    kind: 'remote',
    output,
    entry: signing === undefined ? entry : signRelease(name, entry, signing),
    budgets,
    map: await readChunkMap(output),
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
  const { html, headers } = await buildHost({
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
  await writeFile(join(root, HEADERS_JSON), formatHeadersJson(headers));
  await writeFile(join(root, DOCUMENT), html);
  const exports = JSON.parse(await readFile(join(output, PROVIDED_EXPORTS_FILE), 'utf8')) as NamesByModule;
  return { kind: 'host', output, exports };
}

const copyNames = (names: NamesByModule) =>
  Object.fromEntries(Object.entries(names).map(([module, list]) => [module, [...list]]));

/** Builds a release for production, with compressed variants and its manifest. */
export async function buildRelease(build: ReleaseBuild): Promise<ReleaseManifest> {
  const { name, folder, sourceMaps } = build;
  const version = checkVersion(name, build.version);
  await rm(folder, { recursive: true, force: true });
  const built = await (name === HOST ? buildHostFiles : buildRemoteFiles)(build);
  await removeUnpublishedFiles(built.output, sourceMaps);
  const files = await hashFiles(folder);
  await compressFolder(folder);
  const manifest: ReleaseManifest =
    built.kind === 'host'
      ? {
          kind: 'host',
          name: HOST,
          version,
          files,
          contract: CONTRACT_VERSION,
          provides: await providedVersions(),
          exports: copyNames(built.exports),
          ...(build.trust && { trust: build.trust }),
        }
      : {
          kind: 'remote',
          name,
          version,
          files,
          entry: built.entry,
          weight: {
            budgets: built.budgets,
            measured: {
              ...(await measureBytes(new FolderStore(folder), built.entry, Object.keys(files))),
              duplicates: [...built.map.duplicates],
            },
          },
          uses: copyNames(built.map.uses),
        };
  await writeFile(join(folder, manifestPath(name, version)), serializeManifest(manifest));
  return manifest;
}
