import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inputHash } from '@portal/build';
import { buildHost, copyHostPublic } from '@portal/document';
import { colorSchemeScript } from '@portal/ui/theme-script';
import { isBuilt } from '../build/build-site';
import { paths } from '../paths';

const HOST = 'host';
/** Names of the folders with builds for development. */
const PREFIX = 'dev-host-';

/** Builds the host as for a release, but not minified and not compressed, which takes a fraction of the time. */
async function buildForDevelopment(folder: string): Promise<void> {
  const scratch = `${folder}.render`;
  const making = `${folder}.${process.pid}`;
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { recursive: true });
  const { document } = await buildHost({
    output: join(making, HOST),
    scratch,
    colorScheme: colorSchemeScript,
    minimize: false,
  });
  await copyHostPublic(making);
  await writeFile(join(making, 'headers.json'), JSON.stringify({ headers: document.headers }));
  await writeFile(join(making, 'index.html'), document.html);
  await rm(scratch, { recursive: true, force: true });
  await rename(making, folder);
}

/** Deletes the builds of earlier sources. */
async function removeOthers(folder: string): Promise<void> {
  for (const name of await readdir(paths.builds))
    if (name.startsWith(PREFIX) && join(paths.builds, name) !== folder)
      await rm(join(paths.builds, name), { recursive: true, force: true });
}

/**
 * A folder with a build of the host as its sources are: that of `npm start`, or one for development. What did not
 * change since is not built again.
 */
export async function builtHost(): Promise<string> {
  if (await isBuilt(HOST)) return paths.site;
  const folder = join(paths.builds, PREFIX + (await inputHash(HOST)));
  if (existsSync(folder)) return folder;
  await buildForDevelopment(folder);
  await removeOthers(folder);
  return folder;
}
