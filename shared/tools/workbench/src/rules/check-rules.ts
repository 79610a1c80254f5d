import { readFile } from 'node:fs/promises';
import { fromRoot, listFiles } from '../test/changed/specs';

/** A file of the workspace. */
export interface SourceFile {
  /** Relative to the workspace's root, separated by `/`. */
  readonly path: string;
  readonly text: string;
}

/** An id, such as `APPLE-7`, where a `RULES.md` defines it, or where code, a test or prose mentions it. */
interface Mention {
  readonly id: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** A problem and its location. */
interface Problem extends Omit<Mention, 'id'> {
  readonly message: string;
}

/** A list item `- **APPLE-7** Text`. The text can continue on indented lines. */
const RULE = /^- \*\*([A-Z][A-Z0-9]*-[1-9]\d*)\*\*\s*(.*)$/;
const LIST_ITEM = /^[-*+]\s/;

const isContinuation = (line = '') => /^\s+\S/.test(line);

/**
 * Parses a `RULES.md`. Every list item is a rule; headings, paragraphs and tables are ignored.
 * @returns the rules, and a problem for each list item that is not a rule or has no text.
 */
function parseRules({ path, text }: SourceFile) {
  const rules: Mention[] = [];
  const problems: Problem[] = [];
  const lines = text.split(/\r?\n/);
  for (const [index, content] of lines.entries()) {
    if (!LIST_ITEM.test(content)) continue;
    const location = { file: path, line: index + 1 };
    const [, id, first = ''] = RULE.exec(content) ?? [];
    if (id === undefined) {
      problems.push({
        ...location,
        message: 'is no rule: a list item begins with an id, "- **APPLE-7** Text"',
      });
      continue;
    }
    if (first === '' && !isContinuation(lines[index + 1]))
      problems.push({ ...location, message: `${id} has no text` });
    rules.push({ ...location, id });
  }
  return { rules, problems };
}

/** An id as a whole word: `(APPLE-7)`, `APPLE-7.` and `APPLE-7,` match; `MY-APPLE-7` and `APPLE-7.2` do not. */
const ID = /(?<![\w-])([A-Z][A-Z0-9]*)-[1-9]\d*(?![\w-]|\.\d)/g;

/** The prefix of an id. */
const prefixOf = (id: string): string => id.slice(0, id.lastIndexOf('-'));

/**
 * Finds the ids that a file mentions; those that it defines are among them, which are known, and in no test.
 * @param prefixes the prefixes of rule ids. Words with other prefixes, such as `UTF-8`, are not citations.
 */
function findCitations({ path, text }: SourceFile, prefixes: ReadonlySet<string>): Mention[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(ID)]
        .map(([id]) => ({ id, file: path, line: index + 1 }))
        .filter(({ id }) => prefixes.has(prefixOf(id))),
    );
}

const isRulesFile = ({ path }: { readonly path: string }) => /(^|\/)RULES\.md$/.test(path);
const isTestFile = (path: string) => /\.(test\.tsx?|spec\.ts)$/.test(path);

const findDuplicates = (rules: readonly Mention[]): Problem[] =>
  rules.flatMap(({ id, file, line }, index) => {
    const before = rules.slice(0, index).find((rule) => rule.id === id);
    return before === undefined
      ? []
      : [{ file, line, message: `${id} is defined before, at ${before.file}:${before.line}` }];
  });

function findUnknown(citations: readonly Mention[], ids: ReadonlySet<string>): Problem[] {
  return citations
    .filter(({ id }) => !ids.has(id))
    .map(({ id, file, line }) => ({ file, line, message: `cites ${id}, which no RULES.md defines` }));
}

function findUntested(rules: readonly Mention[], citations: readonly Mention[]): Problem[] {
  const tested = new Set(citations.filter(({ file }) => isTestFile(file)).map(({ id }) => id));
  return rules
    .filter(({ id }) => !tested.has(id))
    .map(({ id, file, line }) => ({ file, line, message: `no test cites ${id}` }));
}

/**
 * Checks rules against the code and tests that cite them: every id is defined once, every cited id exists,
 * and a test cites every rule.
 * @param files all files that can contain rules or citations.
 * @returns what is wrong, sorted by file and line.
 */
export function checkRules(files: readonly SourceFile[]): readonly Problem[] {
  const parsed = files.filter(isRulesFile).map(parseRules);
  const rules = parsed.flatMap((file) => file.rules);
  const ids = new Set(rules.map(({ id }) => id));
  const prefixes = new Set([...ids].map(prefixOf));
  const citations = files.flatMap((file) => findCitations(file, prefixes));
  const problems = [
    ...(rules.length === 0 ? [{ file: 'RULES.md', line: 1, message: 'there are no rules' }] : []),
    ...parsed.flatMap((file) => file.problems),
    ...findDuplicates(rules),
    ...findUnknown(citations, ids),
    ...findUntested(rules, citations),
  ];
  return problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** Files that can define or cite rules. */
const CITING = /\.(ts|tsx|css|md|mjs)$/;

/**
 * Reads all files below a folder that can contain rules or citations.
 * @param root the workspace's root.
 */
export async function readFiles(root: string): Promise<SourceFile[]> {
  const files = (await listFiles(root)).filter((file) => CITING.test(file));
  return Promise.all(
    files.map(async (file) => ({ path: fromRoot(root, file), text: await readFile(file, 'utf8') })),
  );
}

/**
 * Runs the check `rules` of `npm test`: prints every problem with its file and line.
 * @param root the workspace's root.
 * @returns whether there are none.
 */
export async function printRuleProblems(root: string): Promise<boolean> {
  const problems = checkRules(await readFiles(root));
  for (const { file, line, message } of problems) console.error(`${file}:${line}: ${message}`);
  return problems.length === 0;
}
