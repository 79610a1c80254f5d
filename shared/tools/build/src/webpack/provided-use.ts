import { PROVIDED } from '@portal/contract';
import type { Compilation, Dependency, Module } from 'webpack';
import { packageOf } from '../package-json';

/** Stands for every name of a module: the build cannot know which ones the code reads. */
const ANY_EXPORT = '*';

/** Names by module, sorted. */
export type NamesByModule = Readonly<Record<string, readonly string[]>>;

/** The share key, if the module is the federation plugin's placeholder for a module of the host. */
export function shareKey(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module' || !('options' in module)) return undefined;
  const options: unknown = module.options;
  if (typeof options !== 'object' || options === null || !('shareKey' in options)) return undefined;
  return typeof options.shareKey === 'string' ? options.shareKey : undefined;
}

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

/** The names that a dependency reads of the module that it refers to. */
function namesOf(dependency: Dependency, { moduleGraph }: Compilation): string[] {
  return dependency.getReferencedExports(moduleGraph, undefined).map((reference) => {
    const [name] = Array.isArray(reference) ? reference : reference.name;
    return name ?? ANY_EXPORT;
  });
}

/** What a remote's code imports of each module of the host. To be called once usage is known, and not later. */
export function usedExports(compilation: Compilation): NamesByModule {
  const { moduleGraph } = compilation;
  const uses: Record<string, string[]> = {};
  for (const module of compilation.modules) {
    const key = shareKey(module);
    if (key === undefined) continue;
    const names = [...moduleGraph.getIncomingConnections(module)].flatMap((connection) =>
      connection.dependency && connection.isActive(undefined)
        ? namesOf(connection.dependency, compilation)
        : [],
    );
    uses[key] = sorted([...(uses[key] ?? []), ...names]);
  }
  return uses;
}

/** What webpack knows of the package that a module's file belongs to. */
interface Resolved {
  readonly relativePath?: string;
  readonly descriptionFileData?: { readonly name?: unknown; readonly exports?: unknown };
}

/** The provided module that a bundled file is a copy of. */
function copyOf(module: Module): string | undefined {
  if (!('resourceResolveData' in module)) return undefined;
  const { relativePath, descriptionFileData } = (module.resourceResolveData ?? {}) as Resolved;
  const { name, exports } = descriptionFileData ?? {};
  if (typeof name !== 'string') return undefined;
  const own = PROVIDED.filter((provided) => packageOf(provided) === name);
  // The other entry points of a package such as React bundle a second copy of it.
  if (!name.startsWith('@portal/')) return own[0];
  return own.find((provided) => {
    const target = (exports as Readonly<Record<string, unknown>> | undefined)?.[
      `.${provided.slice(name.length)}`
    ];
    return target !== undefined && JSON.stringify(target).includes(`"${relativePath}"`);
  });
}

/** The provided modules that a remote's build contains copies of. BUDGET-1. */
export const duplicatesIn = ({ modules }: Compilation): string[] =>
  sorted([...modules].flatMap((module) => copyOf(module) ?? []));

/** The dependencies of a module, those of its lazy imports included. */
const dependenciesOf = (module: Module): Dependency[] => [
  ...module.dependencies,
  ...module.blocks.flatMap(({ dependencies }) => dependencies),
];

/** What the modules export that a host provides, where webpack knows it. */
export function providedExports(compilation: Compilation): NamesByModule {
  const { moduleGraph } = compilation;
  const provided = new Set<string>(PROVIDED);
  const found: Record<string, string[]> = {};
  for (const module of compilation.modules)
    for (const dependency of dependenciesOf(module)) {
      const request = 'request' in dependency ? String(dependency.request) : '';
      // Where it resolved to: an import of one name was led past the entry point of its package by now.
      const target = provided.has(request) ? moduleGraph.getResolvedModule(dependency) : null;
      const names = target && moduleGraph.getProvidedExports(target);
      if (Array.isArray(names)) found[request] = sorted(names);
    }
  return Object.fromEntries(Object.entries(found).sort(([first], [second]) => (first < second ? -1 : 1)));
}
