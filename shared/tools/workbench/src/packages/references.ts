import ts from 'typescript';

/** A part of a declaration file that refers to another file. */
export interface Reference {
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
export function referencesOf(text: string): readonly Reference[] {
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
