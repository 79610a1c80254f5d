import type { Problem, Rule, SourceFile } from './types';

/** A list item `- **APPLE-7** Text`. The text can continue on indented lines. */
const RULE = /^- \*\*([A-Z][A-Z0-9]*-[1-9]\d*)\*\*\s*(.*)$/;
const LIST_ITEM = /^[-*+]\s/;

const isContinuation = (line: string) => /^\s+\S/.test(line);

/**
 * Parses a `RULES.md`. Every list item is a rule; headings, paragraphs and tables are ignored.
 * @returns the rules, and a problem for each list item that is not a rule or has no text.
 */
export function parseRules({ path, text }: SourceFile): {
  readonly rules: Rule[];
  readonly problems: Problem[];
} {
  const rules: Rule[] = [];
  const problems: Problem[] = [];
  const lines = text.split('\n');
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
    const end = lines.findIndex((line, lineIndex) => lineIndex > index && !isContinuation(line));
    const more = lines.slice(index + 1, end < 0 ? undefined : end);
    const words = [first, ...more].map((part) => part.trim()).filter((part) => part !== '');
    if (words.length === 0) problems.push({ ...location, message: `${id} has no text` });
    rules.push({ ...location, id, text: words.join(' ') });
  }
  return { rules, problems };
}
