import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The relative imports and exports of a module, but not its lazy imports, and not those of types only. */
const STATIC = /^(?:import|export)(?!\s+type\b)\s[^;']*'(\.[^']+)'/gm;
/** The lazy imports: the name of the chunk, if there is one, and the path. */
const LAZY = /\bimport\(\s*(?:\/\* webpackChunkName: "([^"]+)" \*\/)?\s*'(\.[^']+)'\s*\)/g;

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The file that a relative import names, relative to the root; `undefined` if there is none. */
function findFile(root: string, from: string, path: string): string | undefined {
  const target = join(dirname(from), path);
  return ENDINGS.map((ending) => target + ending).find((file) => {
    const found = join(root, file);
    return existsSync(found) && statSync(found).isFile();
  });
}

/** The imports of a module of the workspace, relative to the root. */
function readModule(root: string, file: string) {
  const text = /\.tsx?$/.test(file) ? readFileSync(join(root, file), 'utf8') : '';
  const find = (path = '') => {
    const found = findFile(root, file, path);
    return found === undefined ? [] : [found];
  };
  return {
    imports: [...text.matchAll(STATIC)].flatMap(([, path]) => find(path)),
    /** Each lazy import with the name of its chunk; `undefined` without one. */
    lazy: [...text.matchAll(LAZY)].flatMap(([, chunk, path]) =>
      find(path).map((target) => ({ chunk, file: target })),
    ),
  };
}

/** Everything that `start` leads to, itself included. @param next what one leads to. */
export function reachable(
  start: readonly string[],
  next: (each: string) => Iterable<string>,
): ReadonlySet<string> {
  const found = new Set(start);
  // A set is walked with what is added to it on the way.
  for (const each of found) for (const one of next(each)) found.add(one);
  return found;
}

/**
 * Reads which files of a remote each of its lazy chunks consists of, with what the chunk loads later. Files that the
 * remote's module or its list of rendered pages loads at once are in none: every page has them.
 * @returns the files by the chunk's name. A lazy import without a name has the empty name.
 */
export function readChunks(root: string, remote: string): ReadonlyMap<string, ReadonlySet<string>> {
  const modules = new Map<string, ReturnType<typeof readModule>>();
  const read = (file: string) => {
    const module = modules.get(file) ?? readModule(root, file);
    modules.set(file, module);
    return module;
  };
  const entries = ['remote', 'render'].flatMap(
    (name) => findFile(root, `${remote}/src/x`, `./${name}`) ?? [],
  );
  const always = reachable(entries, (file) => read(file).imports);
  const chunks = new Map<string, ReadonlySet<string>>();
  for (const file of always)
    for (const { chunk = '', file: target } of read(file).lazy) {
      const all = reachable([target], (one) => {
        const { imports, lazy } = read(one);
        return [...imports, ...lazy.map((later) => later.file)];
      });
      const own = [...all].filter((one) => !always.has(one));
      chunks.set(chunk, new Set([...(chunks.get(chunk) ?? []), ...own]));
    }
  return chunks;
}
