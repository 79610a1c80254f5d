import ts from 'typescript';

/** The tests of a spec that one statement makes: a call of `test`, or a loop with one. */
export interface SpecCase {
  /** The lines at which Playwright finds the tests, from 1. */
  readonly lines: readonly number[];
  /** The statement with its comments, and what it uses of its file: declarations, hooks and settings. */
  readonly text: string;
  /** The modules that it uses, as the spec names them: `../support/fixtures`. */
  readonly modules: ReadonlySet<string>;
}

const callee = (node: ts.Node): string =>
  ts.isCallExpression(node) && /^test[\w.]*$/.test(node.expression.getText())
    ? node.expression.getText()
    : '';

/** What belongs to every test beside it. */
const SETTING = /^test\.(use|setTimeout|(before|after)(Each|All)|describe\.configure)$/;
const isDescribe = (name: string) => /^test\.describe(\.\w+)?$/.test(name) && !SETTING.test(name);

/** The statements of a group of tests; `undefined` if the statement is no group. */
function statementsOfGroup(node: ts.Statement): ts.NodeArray<ts.Statement> | undefined {
  if (!ts.isExpressionStatement(node) || !isDescribe(callee(node.expression))) return undefined;
  const body = (node.expression as ts.CallExpression).arguments.at(-1);
  if (body === undefined || !(ts.isArrowFunction(body) || ts.isFunctionExpression(body))) return undefined;
  return ts.isBlock(body.body) ? body.body.statements : undefined;
}

/** All nodes of a tree, itself first. */
function* walk(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* walk(child);
}

const namesIn = (node: ts.Node): ReadonlySet<string> =>
  new Set([...walk(node)].filter(ts.isIdentifier).map(({ text }) => text));

/** The names that a statement declares; none if it is no declaration. */
function declaredNames(node: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap(({ name }) => [...namesIn(name)]);
  return ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) ? [node.name?.text ?? ''] : [];
}

/** The local names of imports, with their modules. Types do nothing, so they are in none. */
function importedNames(file: ts.SourceFile): ReadonlyMap<string, string> {
  return new Map(
    file.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
      if (importClause === undefined || importClause.isTypeOnly) return [];
      const module = (moduleSpecifier as ts.StringLiteral).text;
      return [...namesIn(importClause)].map((name) => [name, module] as const);
    }),
  );
}

/** What surrounds the statements of a group: declarations by name, and settings. */
interface Surroundings {
  readonly declarations: ReadonlyMap<string, ts.Statement>;
  readonly settings: readonly ts.Statement[];
}

/**
 * Reads the tests of a spec, each with what it uses of its file.
 * @returns `undefined` if a statement of the file cannot be told to make tests or none: the file is one then.
 */
export function readCases(path: string, text: string): readonly SpecCase[] | undefined {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const imported = importedNames(file);
  const cases: SpecCase[] = [];
  let isClear = true;

  const lineOf = (node: ts.Node) => file.getLineAndCharacterOfPosition(node.getStart()).line + 1;

  function add(statement: ts.Statement, tests: readonly ts.Node[], around: Surroundings): void {
    const used = new Set<ts.Statement>([statement, ...around.settings]);
    const modules = new Set<string>();
    // A set is walked with what is added to it on the way.
    for (const each of used)
      for (const name of namesIn(each)) {
        const module = imported.get(name);
        if (module !== undefined) modules.add(module);
        const declaration = around.declarations.get(name);
        if (declaration !== undefined) used.add(declaration);
      }
    const texts = [...used].map((each) => each.getFullText());
    cases.push({ lines: tests.map(lineOf), text: texts.join('\n'), modules });
  }

  function read(statements: readonly ts.Statement[], outer: Surroundings): void {
    const isSetting = (node: ts.Statement) =>
      ts.isExpressionStatement(node) && SETTING.test(callee(node.expression));
    const around: Surroundings = {
      declarations: new Map([
        ...outer.declarations,
        ...statements.flatMap((node) => declaredNames(node).map((name) => [name, node] as const)),
      ]),
      settings: [...outer.settings, ...statements.filter(isSetting)],
    };
    for (const statement of statements) {
      const group = statementsOfGroup(statement);
      if (group !== undefined) {
        read(group, around);
        continue;
      }
      const makesNone =
        declaredNames(statement).length > 0 ||
        isSetting(statement) ||
        ts.isImportDeclaration(statement) ||
        ts.isInterfaceDeclaration(statement) ||
        ts.isTypeAliasDeclaration(statement) ||
        ts.isModuleDeclaration(statement);
      if (makesNone) continue;
      const tests = [...walk(statement)].filter((node) => callee(node) === 'test');
      if (tests.length > 0) add(statement, tests, around);
      else isClear = false;
    }
  }

  read(file.statements, { declarations: new Map(), settings: [] });
  return isClear && cases.length > 0 ? cases : undefined;
}
