import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inputHash } from '@portal/build';
import { buildHost, copyHostPublic, writeDocument } from '@portal/document';
import { colorSchemeScript } from '@portal/ui/theme-script';
import { isBuilt } from '../build/build-site';
import { ownFolder, paths } from '../paths';

/**
 * A folder with a build that is kept until its inputs change. It is built in a folder of its own first, so that a build
 * that was ended early is not taken for one, and that dev servers can build the same at the same time. Builds of earlier
 * inputs are deleted. DEV-7, DEV-11.
 * @param name of the build; no other one's name may begin with it.
 * @param hash of everything that the build reads.
 * @param build writes into a folder, which exists.
 */
export async function keptBuild(name: string, hash: string, build: (folder: string) => Promise<void>) {
  const folder = join(paths.builds, `${name}-${hash}`);
  if (existsSync(folder)) return folder;
  const making = ownFolder(`making-${name}`);
  await build(making);
  // Another dev server may have built the same meanwhile.
  await rename(making, folder).catch((error: unknown) => {
    if (!existsSync(folder)) throw error;
  });
  for (const other of await readdir(paths.builds))
    if (other.startsWith(`${name}-`) && join(paths.builds, other) !== folder)
      await rm(join(paths.builds, other), { recursive: true, force: true });
  return folder;
}

const HOST = 'host';

/** Builds the host as for a release, but not minified and not compressed, which takes a fraction of the time. */
async function buildForDevelopment(folder: string): Promise<void> {
  const { document } = await buildHost({
    output: join(folder, HOST),
    scratch: ownFolder(`${HOST}-render`),
    colorScheme: colorSchemeScript,
    minimize: false,
    documentOnly: true,
  });
  await copyHostPublic(folder);
  writeDocument(folder, document);
}

/**
 * A folder with a build of the host as its sources are: that of `npm start`, or one for development. What did not
 * change since is not built again.
 */
export async function builtHost(): Promise<string> {
  if (await isBuilt(HOST)) return paths.site;
  return keptBuild('dev-host', await inputHash(HOST), buildForDevelopment);
}
