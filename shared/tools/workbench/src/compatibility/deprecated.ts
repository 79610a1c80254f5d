import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '@portal/build/files-in';
import { packageOf } from '@portal/build/package-json';
import { folderOf, workspaceRoot } from '@portal/build/workspace';
import { PROVIDED } from '@portal/contract';
import ts from 'typescript';

/** An exported name that goes. */
export interface Deprecated {
  readonly package: string;
  readonly name: string;
  /** Where it is, from the workspace's root. */
  readonly file: string;
  /** What its `@deprecated` says, such as "Use Tag. Removed in 2.0.0." */
  readonly text: string;
  /** The version of the package that no longer has it; `undefined` if the text does not say. */
  readonly removedIn: string | undefined;
}

const REMOVED_IN = /\bremoved in (\d+\.\d+\.\d+)\b/i;

/** The packages of this workspace that the host provides modules of. */
const PACKAGES = [...new Set(PROVIDED.filter((name) => name.startsWith('@portal/')).map(packageOf))];

const namesOf = (statement: ts.Statement): string[] => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  const { name } = statement as { readonly name?: ts.Node };
  return name !== undefined && ts.isIdentifier(name) ? [name.text] : [];
};

/** The names of a source file that are deprecated. */
export function deprecatedIn(source: string, file: string): Omit<Deprecated, 'package'>[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true);
  return tree.statements.flatMap((statement) => {
    const [tag] = ts.getJSDocTags(statement).filter(({ tagName }) => tagName.text === 'deprecated');
    if (tag === undefined) return [];
    const text = (ts.getTextOfJSDocComment(tag.comment) ?? '').replace(/\s+/g, ' ').trim();
    return namesOf(statement).map((name) => ({ name, file, text, removedIn: REMOVED_IN.exec(text)?.[1] }));
  });
}

const isSource = (path: string): boolean => /(?<!\.test)\.tsx?$/.test(path);

/** The deprecated names of all provided packages of this workspace. REVERSE-3. */
export async function findDeprecated(): Promise<Deprecated[]> {
  const found: Deprecated[] = [];
  for (const name of PACKAGES)
    for (const path of (await filesIn(join(folderOf(name), 'src'))).filter(isSource)) {
      const source = await readFile(path, 'utf8');
      // Parsing every file takes seconds.
      if (!source.includes('@deprecated')) continue;
      const file = path.slice(workspaceRoot.length + 1);
      found.push(...deprecatedIn(source, file).map((one) => ({ package: name, ...one })));
    }
  return found;
}

/** Deprecations that do not say in which version their name goes, one line each. REVERSE-3. */
export const undatedDeprecations = (found: readonly Deprecated[]): string[] =>
  found
    .filter(({ removedIn }) => removedIn === undefined)
    .map(({ file, name }) => `${file}: @deprecated of ${name} does not say "Removed in <version>"`);

/** The deprecated names that a release imports, one line each. */
export const deprecatedUses = (
  uses: Readonly<Record<string, readonly string[]>>,
  found: readonly Deprecated[],
): string[] =>
  Object.entries(uses).flatMap(([module, names]) =>
    found
      .filter(
        (one) => names.includes(one.name) && (module === one.package || module.startsWith(`${one.package}/`)),
      )
      .map(({ name, text }) => `uses ${name} of ${module}, deprecated: ${text}`),
  );
