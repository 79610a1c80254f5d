import { join } from 'node:path';
import { inputHash } from '@portal/build';
import { buildHost, copyHostPublic, writeDocument } from '@portal/document';
import { colorSchemeScript } from '@portal/ui/theme-script';
import { isBuilt } from '../build/build-site';
import { ownFolder, paths } from '../paths';
import { keptBuild } from './kept-build';

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
