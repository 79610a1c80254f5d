/** Builds one part of the portal and releases it into the local site. Runs in its own process. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inputHash } from '@portal/build';
import { readPackage } from '@portal/build/package-json';
import { folderOf } from '@portal/build/workspace';
import {
  changeHost,
  changeRegistry,
  changeReleasesOf,
  FolderStore,
  isReleaseConflict,
  makeHostLive,
  publishFiles,
  type ReleaseManifest,
  releaseFolder,
  replaceReleases,
} from '@portal/releases';
import { buildRelease } from '@portal/releases/build-release';
import { colorSchemeScript } from '@portal/ui/theme-script';
import { ownFolder, paths } from '../paths';
import { recordBuild } from './build-site';

const site = new FolderStore(paths.site);

async function publish(built: FolderStore, manifest: ReleaseManifest): Promise<void> {
  try {
    await publishFiles(built, site, manifest);
  } catch (error) {
    if (!isReleaseConflict(error)) throw error;
    // Another version of Node can produce other bytes from the same sources. No one else uses a local
    // release, so it can be replaced.
    const folder = manifest.kind === 'host' ? 'host' : releaseFolder(manifest.name, manifest.version);
    await rm(join(paths.site, folder), { recursive: true, force: true });
    await publishFiles(built, site, manifest);
  }
}

async function main(name: string): Promise<void> {
  const hash = await inputHash(name);
  const version = `${(await readPackage(folderOf(name))).version}-${hash}`;
  const folder = ownFolder(name);
  await mkdir(paths.site, { recursive: true });
  const manifest = await buildRelease({ name, version, folder, colorScheme: colorSchemeScript });
  await publish(new FolderStore(folder), manifest);
  if (manifest.kind === 'host') await changeHost(site, makeHostLive(version));
  else await changeRegistry(site, changeReleasesOf(name, replaceReleases(manifest.entry), 'any'));
  await recordBuild(paths.record, name, hash);
}

const [name] = process.argv.slice(2);
if (name === undefined) throw new Error('Usage: part.ts <part>');
main(name).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
