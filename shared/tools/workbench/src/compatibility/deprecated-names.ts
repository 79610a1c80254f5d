import ts from 'typescript';

/** An exported name that goes. */
export type DeprecatedName = ReturnType<typeof deprecatedIn>[number];

const REMOVED_IN = /\bremoved in (\d+\.\d+\.\d+)\b/i;

const namesOf = (statement: ts.Statement): string[] => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  const { name } = statement as { readonly name?: ts.Node };
  return name !== undefined && ts.isIdentifier(name) ? [name.text] : [];
};

/** The names of a source file that are deprecated. */
export function deprecatedIn(source: string, file: string) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true);
  return tree.statements.flatMap((statement) => {
    const [tag] = ts.getJSDocTags(statement).filter(({ tagName }) => tagName.text === 'deprecated');
    if (tag === undefined) return [];
    const text = (ts.getTextOfJSDocComment(tag.comment) ?? '').replace(/\s+/g, ' ').trim();
    return namesOf(statement).map((name) => ({
      name,
      /** Where it is, from the workspace's root. */
      file,
      /** What its `@deprecated` says, such as "Use Tag. Removed in 2.0.0." */
      text,
      /** The version of the package that no longer has it; `undefined` if the text does not say. */
      removedIn: REMOVED_IN.exec(text)?.[1],
    }));
  });
}
