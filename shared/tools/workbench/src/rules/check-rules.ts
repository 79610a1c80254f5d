import { findCitations, prefixOf } from './find-citations';
import { parseRules } from './parse-rules';
import type { Citation, Problem, Rule, SourceFile } from './types';

const isRulesFile = ({ path }: { readonly path: string }) => /(^|\/)RULES\.md$/.test(path);
const isTestFile = (path: string) => /\.(test\.tsx?|spec\.ts)$/.test(path);

/** Result of the check. */
export interface RulesReport {
  /** All rules of the portal. */
  readonly rules: readonly Rule[];
  /** Sorted by file and line; empty if there are none. */
  readonly problems: readonly Problem[];
}

/** Creates a predicate: whether a citation is the rule's own definition. */
const isDefinition = (rules: readonly Rule[]) => {
  const defined = new Set(rules.map(({ id, file, line }) => `${id} ${file} ${line}`));
  return ({ id, file, line }: Citation) => defined.has(`${id} ${file} ${line}`);
};

function findDuplicates(rules: readonly Rule[]): Problem[] {
  const first = new Map<string, Rule>();
  return rules.flatMap((rule) => {
    const before = first.get(rule.id);
    if (before === undefined) {
      first.set(rule.id, rule);
      return [];
    }
    const { id, file, line } = rule;
    return [{ file, line, message: `${id} is defined before, at ${before.file}:${before.line}` }];
  });
}

function findUnknown(citations: readonly Citation[], ids: ReadonlySet<string>): Problem[] {
  return citations
    .filter(({ id }) => !ids.has(id))
    .map(({ id, file, line }) => ({ file, line, message: `cites ${id}, which no RULES.md defines` }));
}

function findUntested(rules: readonly Rule[], citations: readonly Citation[]): Problem[] {
  const tested = new Set(citations.filter(({ file }) => isTestFile(file)).map(({ id }) => id));
  return rules
    .filter(({ id }) => !tested.has(id))
    .map(({ id, file, line }) => ({ file, line, message: `no test cites ${id}` }));
}

/**
 * Checks rules against the code and tests that cite them: every id is defined once, every cited id exists,
 * and a test cites every rule.
 * @param files all files that can contain rules or citations.
 */
export function checkRules(files: readonly SourceFile[]): RulesReport {
  const parsed = files.filter(isRulesFile).map(parseRules);
  const rules = parsed.flatMap((file) => file.rules);
  const ids = new Set(rules.map(({ id }) => id));
  const prefixes = new Set([...ids].map(prefixOf));
  const defines = isDefinition(rules);
  const citations = files
    .flatMap((file) => findCitations(file, prefixes))
    .filter((citation) => !defines(citation));
  const problems = [
    ...(rules.length === 0 ? [{ file: 'RULES.md', line: 1, message: 'there are no rules' }] : []),
    ...parsed.flatMap((file) => file.problems),
    ...findDuplicates(rules),
    ...findUnknown(citations, ids),
    ...findUntested(rules, citations),
  ];
  return { rules, problems: problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line) };
}
