import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { packageOfFile } from '@portal/build';
import { packageOf } from '@portal/build/package-json';
import { workspaceRoot } from '@portal/build/workspace';
import ts from 'typescript';
import { declarationPaths } from '../api/emit-declarations';
import type { Bundle } from './bundle';

/** A part of a declaration file that refers to another file. */
interface Reference {
  /** A module's name in quotes, or a whole line `/// <reference path>` or `/// <reference types>`. */
  readonly kind: 'module' | 'path' | 'types';
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The name of another module in a node: of an import, an export, a type, or a module to add declarations to. */
function moduleName(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return node.argument.literal;
  if (ts.isExternalModuleReference(node)) return node.expression;
  return ts.isModuleDeclaration(node) ? node.name : undefined;
}

const LINE = /^[ \t]*\/\/\/[ \t]*<reference[ \t]+(path|types)=["']([^"']+)["'][^>]*>.*$/gm;

/** Everything in a declaration file that refers to another one, the last first. */
function referencesOf(text: string): readonly Reference[] {
  const file = ts.createSourceFile('file.d.ts', text, ts.ScriptTarget.ES2022, true);
  const found: Reference[] = [...text.matchAll(LINE)].map(
    ({ 0: line, 1: kind, 2: name = '', index }): Reference => ({
      kind: kind === 'path' ? 'path' : 'types',
      name,
      start: index,
      end: index + line.length,
    }),
  );
  const visit = (node: ts.Node): void => {
    const name = moduleName(node);
    if (name !== undefined && ts.isStringLiteral(name))
      found.push({ kind: 'module', name: name.text, start: name.getStart(), end: name.getEnd() });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.sort((one, other) => other.start - one.start);
}

export interface DeclarationOptions {
  /** Source files of the entry points, from the workspace's root. */
  readonly sources: readonly string[];
  /** Folder with the compiled declarations of the workspace. */
  readonly compiled: string;
  /** Folder to write. */
  readonly output: string;
  /** The packages of others that declarations import, for npm to install. Those of all others are copied. */
  readonly installed: readonly string[];
  /** The published name of a module of this workspace, if another package declares it. Default: none does. */
  publishedName?(module: string): string | undefined;
}

/** Where the declarations of a source file are in a published package. */
export const declarationFile = (source: string): string =>
  source.replace(/^shared\//, '').replace(/(\.d)?\.tsx?$/, '.d.ts');

const RESOLUTION: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** The compiler names antd's entry point, which declares all of antd, for a type that one of its parts has. */
const PARTS: Readonly<Record<string, string>> = { antd: 'antd/es/form' };

/** The declarations of a package's module; `undefined` if it has none. */
function resolvePackage(name: string, from: string): string | undefined {
  const { resolvedModule } = ts.resolveModuleName(name, from, RESOLUTION, ts.sys);
  const file = resolvedModule?.resolvedFileName;
  return file !== undefined && /\.d\.[cm]?ts$/.test(file) ? file : undefined;
}

/** The declarations that a `/// <reference types>` names. */
const resolveTypes = (name: string, from: string): string | undefined =>
  ts.resolveTypeReferenceDirective(name, from, RESOLUTION, ts.sys).resolvedTypeReferenceDirective
    ?.resolvedFileName;

/** Where a file of a package is among those of others: `antd-6.6.8/es/table/index.d.ts`. @throws if it is in none. */
function packageFile(file: string): string {
  const found = packageOfFile(file);
  if (found === undefined) throw new Error(`${file} is in no package`);
  const { name, version, folder } = found;
  return `${name}-${version}${file.slice(folder.length)}`;
}

/**
 * Copies declarations and everything that they refer to, in this workspace and in packages that are not installed.
 * Names of their modules become relative paths, and paths get their extensions, which Node's resolution requires.
 * @throws if a declaration refers to a file that does not exist.
 */
export async function copyDeclarations(options: DeclarationOptions): Promise<Bundle> {
  const { sources, compiled, output, installed, publishedName } = options;
  const portalFiles = await declarationPaths(compiled);
  const imports = new Set<string>();
  /** Paths as in the workspace, where packages are found; the compiled declarations are in another folder. */
  const files = new Set(
    sources.map((source) => join(workspaceRoot, source.replace(/(\.d)?\.tsx?$/, '.d.ts'))),
  );

  const isPackage = (file: string) => file.includes('/node_modules/');
  const targetOf = (file: string) =>
    isPackage(file) ? join('packages', packageFile(file)) : declarationFile(relative(workspaceRoot, file));
  const readable = (file: string) =>
    [join(compiled, relative(workspaceRoot, file)), file].find((path) => existsSync(path));

  /** The declaration file of a module; `undefined` if the package manager installs it, or nobody declares it. */
  const fileOf = (name: string, from: string): string | undefined => {
    const [portal] = portalFiles[name] ?? [];
    if (portal !== undefined) return join(workspaceRoot, relative(compiled, portal));
    if (name.startsWith('.') && !isPackage(from)) {
      const base = join(dirname(from), name).replace(/\.tsx?$/, '');
      const found = [`${base}.d.ts`, join(base, 'index.d.ts')].find((file) => readable(file) !== undefined);
      if (found === undefined) throw new Error(`${from} refers to ${name}, which has no declarations`);
      return found;
    }
    if (!name.startsWith('.') && installed.includes(packageOf(name))) {
      imports.add(packageOf(name));
      return undefined;
    }
    return resolvePackage(isPackage(from) ? name : (PARTS[name] ?? name), from);
  };

  const pathTo = (file: string, from: string): string => {
    files.add(file);
    const path = relative(dirname(targetOf(from)), targetOf(file));
    return path.startsWith('.') ? path : `./${path}`;
  };

  const rewriteModule = (name: string, from: string): string => {
    const published = publishedName?.(name);
    if (published !== undefined) return published;
    const file = fileOf(name, from);
    return file === undefined ? name : pathTo(file, from).replace(/\.d\.([cm]?)ts$/, '.$1js');
  };

  /** What a reference becomes. Types that neither are copied nor installed are left out, as those of Node. */
  const rewriteReference = (kind: 'path' | 'types', name: string, from: string): string => {
    if (kind === 'types' && (name === 'node' || installed.includes(name)))
      return name === 'node' ? '' : `/// <reference types="${name}" />`;
    const file = kind === 'path' ? join(dirname(from), name) : resolveTypes(name, from);
    if (file === undefined) throw new Error(`${from} refers to the types ${name}, which do not exist`);
    return `/// <reference path="${pathTo(file, from)}" />`;
  };

  // A set is walked with what is added to it on the way.
  for (const from of files) {
    let text = await readFile(readable(from) ?? from, 'utf8');
    // From the end, so that positions stay valid.
    for (const { kind, name, start, end } of referencesOf(text)) {
      const replacement =
        kind === 'module' ? `'${rewriteModule(name, from)}'` : rewriteReference(kind, name, from);
      text = text.slice(0, start) + replacement + text.slice(end);
    }
    const target = join(output, targetOf(from));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  return { imports, files: [...files] };
}
