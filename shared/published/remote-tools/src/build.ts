import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readPackage } from '@portal/build/package-json';
import { folderOf } from '@portal/build/workspace';
import { buildRelease } from '@portal/releases/build-release';
import { paths } from '@portal/workbench/src/paths';

/** Builds the remote for production into `.portal/build`, and prints the size of its scripts. */
export async function build(name: string): Promise<void> {
  const { version } = await readPackage(folderOf(name));
  const folder = join(paths.home, 'build');
  await rm(folder, { recursive: true, force: true });
  const { files } = await buildRelease({ name, version, folder, colorScheme: '' });
  for (const file of Object.keys(files).filter((path) => path.endsWith('.js')))
    console.log(`  ${file}: ${((await stat(join(folder, file))).size / 1000).toFixed(1)} kB`);
  console.log(`${name} ${version} is built: ${folder}`);
}
