import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { providedVersions } from '@portal/build/provided-versions';
import { SDK_FOLDER, sdkEntries, sdkNames } from '@portal/build/shared-packages';
import { workspaceRoot } from '@portal/build/workspace';
import { PROVIDED } from '@portal/contract';
import { bundle } from './bundle';
import { copyDeclarations, declarationFile } from './declarations';
import { writePackage } from './manifest';

const FOLDER = join(workspaceRoot, SDK_FOLDER);
const ENTRIES = sdkEntries(workspaceRoot);
const NAMES = sdkNames(workspaceRoot);

/**
 * Packages that the code of a remote's own build contains, which its bill of materials lists, and React. All other
 * packages are parts of modules that the host provides: a remote needs them for tests and types only.
 */
const INSTALLED = ['ky', 'react', 'react-dom', 'valibot', 'zustand'];

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
export const sdkSources: readonly string[] = ENTRIES.map(([, source]) => `${SDK_FOLDER}/${source}`);

/**
 * Builds `@portal/sdk`. Each module that the host provides is a script of its own, which the others import by its
 * published name: that is how the build of a remote can leave it to the host. All other code is in shared chunks. SDK-2.
 */
export async function buildSdk({ version, output, compiled }: PackageBuild): Promise<void> {
  const scripts = await bundle({
    entries: Object.fromEntries(ENTRIES.map(([name, source]) => [scriptOf(name), join(FOLDER, source)])),
    output: join(output, 'dist'),
    platform: 'browser',
    importEffects: false,
    installed: INSTALLED,
    publishedName: (module, importer) =>
      PROVIDED_NAMES.includes(module) && !importer.startsWith(FOLDER) ? NAMES.get(module) : undefined,
  });
  const declarations = await copyDeclarations({
    sources: sdkSources,
    compiled,
    output: join(output, 'types'),
    installed: INSTALLED,
  });
  const exports = Object.fromEntries(
    ENTRIES.map(([name, source]) => [
      `.${name.slice('@portal/sdk'.length)}`,
      {
        types: `./types/${declarationFile(`${SDK_FOLDER}/${source}`)}`,
        default: `./dist/${scriptOf(name)}.js`,
      },
    ]),
  );
  const provided = {
    names: Object.fromEntries(PROVIDED.map((name) => [name, NAMES.get(name) ?? name])),
    versions: await providedVersions(),
  };
  await writeFile(join(output, 'provided.json'), `${JSON.stringify(provided, null, 2)}\n`);
  await writePackage(FOLDER, output, [...scripts.files, ...declarations.files], {
    version,
    exports: { ...exports, './provided.json': './provided.json' },
    imports: [...scripts.imports, ...declarations.imports],
  });
}
