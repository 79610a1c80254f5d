import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { providedVersions } from '@portal/build/provided-versions';
import { PROVIDED } from '@portal/contract';
import { bundle } from './bundle';
import { copyDeclarations, declarationFile } from './declarations';
import { publishedManifest, readManifest } from './manifest';
import { SDK_ENTRIES, SDK_FOLDER, SDK_NAMES } from './sdk-names';

/** What every build of a package needs. */
export interface PackageBuild {
  /** The version to publish. */
  readonly version: string;
  /** Folder to write. It is empty. */
  readonly output: string;
  /** Folder with the compiled declarations of the workspace. */
  readonly compiled: string;
}

/** Name of an entry's script: `ui-table` for `@portal/sdk/ui/table`. */
const scriptOf = (name: string): string =>
  name.slice('@portal/sdk'.length + 1).replaceAll('/', '-') || 'index';

const PROVIDED_NAMES: readonly string[] = PROVIDED;

/** Source files of the SDK's entry points, from the workspace's root. */
export const sdkSources: readonly string[] = SDK_ENTRIES.map(
  ([, source]) => `shared/published/sdk/${source}`,
);

/**
 * Builds `@portal/sdk`. Each module that the host provides is a script of its own, which the others import by its
 * published name: that is how the build of a remote can leave it to the host. All other code is in shared chunks. SDK-2.
 */
export async function buildSdk({ version, output, compiled }: PackageBuild): Promise<void> {
  const imported = await bundle({
    entries: Object.fromEntries(
      SDK_ENTRIES.map(([name, source]) => [scriptOf(name), join(SDK_FOLDER, source)]),
    ),
    output: join(output, 'dist'),
    platform: 'browser',
    importEffects: false,
    publishedName: (module, importer) =>
      PROVIDED_NAMES.includes(module) && !importer.startsWith(SDK_FOLDER) ? SDK_NAMES.get(module) : undefined,
  });
  const declared = await copyDeclarations({
    sources: sdkSources,
    compiled,
    output: join(output, 'types'),
    publishedName: () => undefined,
  });
  const exports = Object.fromEntries(
    SDK_ENTRIES.map(([name, source]) => [
      `.${name.slice('@portal/sdk'.length)}`,
      {
        types: `./types/${declarationFile(`shared/published/sdk/${source}`)}`,
        default: `./dist/${scriptOf(name)}.js`,
      },
    ]),
  );
  await mkdir(output, { recursive: true });
  const provided = {
    names: Object.fromEntries(PROVIDED.map((name) => [name, SDK_NAMES.get(name) ?? name])),
    versions: await providedVersions(),
  };
  await writeFile(join(output, 'provided.json'), `${JSON.stringify(provided, null, 2)}\n`);
  for (const file of ['README.md', 'CHANGELOG.md'])
    await copyFile(join(SDK_FOLDER, file), join(output, file));
  const manifest = publishedManifest(await readManifest(SDK_FOLDER), {
    version,
    exports: { ...exports, './provided.json': './provided.json', './package.json': './package.json' },
    imports: [...imported, ...declared],
  });
  await writeFile(join(output, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
