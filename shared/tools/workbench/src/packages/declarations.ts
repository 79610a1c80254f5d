import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { workspaceRoot } from '@portal/build/workspace';
import ts from 'typescript';
import { declarationPaths } from '../api/emit-declarations';
import { packageOf } from './bundle';

export interface DeclarationOptions {
  /** Source files of the entry points, from the workspace's root. */
  readonly sources: readonly string[];
  /** Folder with the compiled declarations of the workspace. */
  readonly compiled: string;
  /** Folder to write. */
  readonly output: string;
  /** The published name of a module of this workspace, if another package declares it. */
  publishedName(module: string): string | undefined;
}

/** Where the declarations of a source file are in a published package. */
export const declarationFile = (source: string): string =>
  source.replace(/^shared\//, '').replace(/(\.d)?\.tsx?$/, '.d.ts');

/** The names of other modules in a file, with their positions. */
function specifiersOf(text: string): ts.StringLiteral[] {
  const file = ts.createSourceFile('file.d.ts', text, ts.ScriptTarget.ES2022, true);
  const found: ts.StringLiteral[] = [];
  const visit = (node: ts.Node): void => {
    const name =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
          ? node.argument.literal
          : undefined;
    if (name !== undefined && ts.isStringLiteral(name)) found.push(name);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/**
 * Copies declarations and everything that they refer to. Names of this workspace's modules become relative paths, and
 * paths get their extensions, which Node's resolution requires. Resolves to the packages that the result imports.
 * @throws if a declaration refers to a file that does not exist.
 */
export async function copyDeclarations(options: DeclarationOptions): Promise<ReadonlySet<string>> {
  const { sources, compiled, output, publishedName } = options;
  const portalFiles = declarationPaths(compiled);
  const packages = new Set<string>();
  const queue = sources.map((source) => source.replace(/\.tsx?$/, '.d.ts'));
  const done = new Set(queue);

  /** The declaration file of a module, from the workspace's root. */
  const fileOf = (name: string, from: string): string | undefined => {
    const [portal] = portalFiles[name] ?? [];
    if (portal !== undefined) return relative(compiled, portal);
    if (!name.startsWith('.')) return undefined;
    const base = join(dirname(from), name).replace(/\.tsx?$/, '');
    const candidates = [`${base}.d.ts`, join(base, 'index.d.ts')];
    const found = candidates.find((file) =>
      [compiled, workspaceRoot].some((root) => existsSync(join(root, file))),
    );
    if (found === undefined) throw new Error(`${from} refers to ${name}, which has no declarations`);
    return found;
  };

  const rewrite = (name: string, from: string): string => {
    const published = publishedName(name);
    if (published !== undefined) return published;
    const file = fileOf(name, from);
    if (file === undefined) {
      packages.add(packageOf(name));
      return name;
    }
    if (!done.has(file)) queue.push(file);
    done.add(file);
    const path = relative(dirname(from), file).replace(/\.d\.ts$/, '.js');
    return path.startsWith('.') ? path : `./${path}`;
  };

  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    const from = file;
    const source = [compiled, workspaceRoot].map((root) => join(root, from)).find(existsSync);
    let text = await readFile(source ?? from, 'utf8');
    // From the end, so that positions stay valid.
    for (const literal of specifiersOf(text).reverse())
      text = `${text.slice(0, literal.getStart())}'${rewrite(literal.text, from)}'${text.slice(literal.getEnd())}`;
    const target = join(output, declarationFile(from));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  return packages;
}
