import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import * as v from 'valibot';
import type { Module, Stats } from 'webpack';

/** An npm package of which a build contains code. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** As its `package.json` says, usually an SPDX expression. Default: it says none. */
  readonly license: string | undefined;
}

const packageSchema = v.object({
  name: v.string(),
  version: v.string(),
  license: v.optional(v.unknown()),
});

const NODE_MODULES = `${sep}node_modules${sep}`;

/** The package that a file belongs to: the nearest `package.json` with a name and a version. */
function packageOf(file: string): BundledPackage | undefined {
  for (let folder = dirname(file); folder.includes(NODE_MODULES); folder = dirname(folder)) {
    const path = join(folder, 'package.json');
    if (!existsSync(path)) continue;
    // Folders of a package can have one of their own, which says only how its scripts are loaded.
    const found = v.safeParse(packageSchema, JSON.parse(readFileSync(path, 'utf8')));
    if (!found.success) continue;
    const { name, version, license } = found.output;
    return { name, version, license: typeof license === 'string' ? license : undefined };
  }
  return undefined;
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

/** The npm packages of which a build contains code, each version once, in order of their names. PROV-2. */
export function bundledPackages(stats: Stats): readonly BundledPackage[] {
  const files = new Set(modulesOf(stats).flatMap(filesOf));
  const packages = new Map<string, BundledPackage>();
  for (const file of files) {
    const found = file.includes(NODE_MODULES) ? packageOf(file) : undefined;
    if (found !== undefined) packages.set(`${found.name}@${found.version}`, found);
  }
  return [...packages].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, found]) => found);
}
