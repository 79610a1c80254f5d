import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Module, Stats } from 'webpack';

/** An npm package of which a build contains code. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** As its `package.json` says, usually an SPDX expression. Default: it says none. */
  readonly license: string | undefined;
}

/** Where a package is installed. */
interface InstalledPackage extends BundledPackage {
  readonly folder: string;
}

/** The innermost folder of a package that a path is in. Tools write what they generate to folders with a dot. */
const FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^.\\/][^\\/]*(?=[\\/])/;

/** The npm package that a file belongs to, as it is installed; `undefined` if it belongs to none. */
export function packageOfFile(file: string): InstalledPackage | undefined {
  const [folder] = FOLDER.exec(file) ?? [];
  if (folder === undefined) return undefined;
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly license?: unknown;
  };
  return { name, version, license: typeof license === 'string' ? license : undefined, folder };
}

/** The npm packages that files belong to, each version once, in order of their names. */
export function packagesOfFiles(files: Iterable<string>): readonly InstalledPackage[] {
  const packages = new Map<string, InstalledPackage>();
  for (const file of new Set(files)) {
    const found = packageOfFile(file);
    if (found !== undefined) packages.set(`${found.name}@${found.version}`, found);
  }
  return [...packages].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, found]) => found);
}

/** Files that a module was made from: its own, and those that a loader has bundled into it, as for workers. */
function filesOf(module: Module): readonly string[] {
  const files = new Set<string>();
  const own = module.nameForCondition();
  if (own !== null) files.add(own);
  const collect = (add: (file: string) => void) => ({
    add,
    addAll: (all: Iterable<string>) => {
      for (const file of all) add(file);
    },
  });
  const ignored = collect(() => undefined);
  // webpack's own sets are only known by what they can do.
  module.addCacheDependencies(
    collect((file) => files.add(file)) as never,
    ignored as never,
    ignored as never,
    ignored as never,
  );
  return [...files];
}

/** The modules of a build that are in a script. What webpack has joined is taken apart again. */
const modulesOf = ({ compilation: { modules, chunkGraph } }: Stats): readonly Module[] =>
  [...modules]
    .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap((module) => ('modules' in module ? [...(module.modules as Iterable<Module>)] : [module]));

/** The npm packages of which a build contains code. PROV-2. */
export const bundledPackages = (stats: Stats): readonly BundledPackage[] =>
  packagesOfFiles(modulesOf(stats).flatMap(filesOf)).map(({ name, version, license }) => ({
    name,
    version,
    license,
  }));
