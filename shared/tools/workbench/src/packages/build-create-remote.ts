import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '@portal/build/workspace';
import type { PackageBuild } from './build-sdk';
import { bundle } from './bundle';
import { CONTAINED, writeContainedPackages } from './contained-packages';
import { publishedManifest, readManifest } from './manifest';

const FOLDER = join(workspaceRoot, 'shared/published/create-remote');

/** Builds `@portal/create-remote`, which `npm create @portal/remote` runs. */
export async function buildCreateRemote({ version, output }: PackageBuild): Promise<void> {
  const { imports, files } = await bundle({
    entries: { cli: 'shared/published/create-remote/src/cli.ts' },
    output: join(output, 'dist'),
    platform: 'node',
    importEffects: true,
    installed: [],
    publishedName: () => undefined,
  });
  await mkdir(output, { recursive: true });
  for (const file of ['README.md', 'CHANGELOG.md']) await copyFile(join(FOLDER, file), join(output, file));
  await writeFile(join(output, 'create-remote.mjs'), "#!/usr/bin/env node\nimport './dist/cli.js';\n");
  await writeContainedPackages(files, join(output, CONTAINED));
  const manifest = publishedManifest(await readManifest(FOLDER), {
    version,
    exports: { './package.json': './package.json' },
    imports,
  });
  await writeFile(join(output, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
