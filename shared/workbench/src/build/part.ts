/** Builds one part of the portal and releases it into the local site; run as a process of its own. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildRelease, folderOf, inputHash, readPackage } from '@portal/federation';
import {
  changeHost,
  changeRegistry,
  FolderStore,
  isReleaseConflict,
  makeHostLive,
  ofRemote,
  only,
  publishFiles,
  type ReleaseManifest,
  releaseFolder,
} from '@portal/federation/release';
import { colorSchemeScript } from '@portal/ui/theme-script';
import { paths } from '../paths';
import { noteBuild } from './record';

const site = new FolderStore(paths.site);

async function publish(built: FolderStore, manifest: ReleaseManifest): Promise<void> {
  try {
    await publishFiles(built, site, manifest);
  } catch (error) {
    if (!isReleaseConflict(error)) throw error;
    // Nobody else has a local release; another Node may write other bytes from the same sources.
    await rm(join(paths.site, releaseFolder(manifest.name, manifest.version)), {
      recursive: true,
      force: true,
    });
    if (manifest.kind === 'host') await rm(join(paths.site, 'host'), { recursive: true, force: true });
    await publishFiles(built, site, manifest);
  }
}

async function main(name: string): Promise<void> {
  const hash = await inputHash(name);
  const version = `${(await readPackage(folderOf(name))).version}-${hash}`;
  // Somebody may start the portal while somebody else tests it.
  const folder = join(paths.builds, `${name}-${process.pid}`);
  await mkdir(paths.site, { recursive: true });
  try {
    const manifest = await buildRelease({ name, version, folder, colorScheme: colorSchemeScript });
    await publish(new FolderStore(folder), manifest);
    if (manifest.kind === 'host') await changeHost(site, makeHostLive(version));
    else await changeRegistry(site, ofRemote(name, only(manifest.entry), 'any'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await noteBuild(paths.record, name, hash);
}

const [name] = process.argv.slice(2);
if (name === undefined) throw new Error('Say which part to build');
main(name).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
