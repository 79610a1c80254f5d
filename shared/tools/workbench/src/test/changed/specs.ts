import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { reachable } from './chunks';
import { readCases } from './spec-cases';

/** A browser test file. Paths are relative to the root. */
export type Spec = Awaited<ReturnType<typeof readSpecs>>[number];

/** Tests of a spec that a change affects together. */
export type TestsOfSpec = Spec['tests'][number];

const SKIPPED = new Set(['node_modules', 'content-data', 'test-results', 'playwright-report']);
/** Relative imports. The path is in one of the three groups. */
const IMPORT = /\bfrom '(\.[^']+)'|\bimport\('(\.[^']+)'\)|\bimport '(\.[^']+)'/g;

/** A file's path as git writes it. */
export const fromRoot = (root: string, file: string): string => relative(root, file).split(sep).join('/');

/** The files of a folder and the folders in it, without what is installed, generated or hidden, `.github` aside. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const lists = entries
    .filter(({ name }) => !SKIPPED.has(name) && (!name.startsWith('.') || name === '.github'))
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? listFiles(path) : [path];
    });
  return (await Promise.all(lists)).flat();
}

const target = (file: string, module: string): string => `${resolve(dirname(file), module)}.ts`;

/** The files of `e2e` that a file imports. @param texts all files of `e2e`, by path. */
const importsOf = (file: string, texts: ReadonlyMap<string, string>): readonly string[] =>
  [...(texts.get(file) ?? '').matchAll(IMPORT)]
    .map(([, ...paths]) => target(file, paths.find((path) => path !== undefined) ?? ''))
    .filter((imported) => texts.has(imported));

/** Reads the browser tests of the workspace. */
export async function readSpecs(root: string) {
  const files = (await listFiles(join(root, 'e2e'))).filter((file) => file.endsWith('.ts'));
  const texts = new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)),
  );
  const textOf = (file: string) => texts.get(file) ?? '';
  const support = (name: string) => join(root, `e2e/support/${name}.ts`);
  const fixtures = support('fixtures');
  const lists = ['remotes', 'pages', 'rendered-portal'].map(support);
  const withImports = (files: readonly string[]) => reachable(files, (file) => importsOf(file, texts));
  const ofAll = new Set([...withImports([fixtures]), ...lists]);

  const testsOf = (names: readonly string[], own: string, imports: readonly string[]) => ({
    /** For Playwright: `e2e/journeys/a.spec.ts:12`, or the file where it is not known which tests it has. */
    names,
    /** Files of `e2e` that they use, transitively. */
    imports: imports.map((file) => fromRoot(root, file)),
    /** Their text and that of these files, but those that every spec imports or that list remotes and pages. */
    text: [own, ...imports.filter((file) => !ofAll.has(file)).map(textOf)].join('\n'),
  });

  return files
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => {
      const path = fromRoot(root, file);
      const imports = [...withImports(importsOf(file, texts))];
      const tests = readCases(path, textOf(file))?.map(({ lines, text, modules }) => {
        const used = [...modules].map((module) => target(file, module)).filter((each) => texts.has(each));
        const names = lines.map((line) => `${path}:${line}`);
        return testsOf(names, text, [...withImports(used)]);
      });
      return {
        path,
        /** Files of `e2e` that it imports, transitively. */
        imports: imports.map((each) => fromRoot(root, each)),
        tests: tests ?? [testsOf([path], textOf(file), imports)],
      };
    });
}
