import type { Problem, Rule, SourceFile } from './types';

/** `- **APPLE-7** Text` on a line of its own; the text may go on in indented lines. */
const RULE = /^- \*\*([A-Z][A-Z0-9]*-[1-9]\d*)\*\*\s*(.*)$/;
const LIST_ITEM = /^[-*+]\s/;

const isContinuation = (line: string) => /^\s+\S/.test(line);

/**
 * Reads the rules of a `RULES.md`. Headings, paragraphs and tables are free; every item of a list is a rule.
 * @returns the rules, and a problem for each list item that is none or has no text.
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
    const place = { file: path, line: index + 1 };
    const [, id, first = ''] = RULE.exec(content) ?? [];
    if (id === undefined) {
      problems.push({ ...place, message: 'is no rule: a list item begins with an id, "- **APPLE-7** Text"' });
      continue;
    }
    const end = lines.findIndex((line, later) => later > index && !isContinuation(line));
    const more = lines.slice(index + 1, end < 0 ? undefined : end);
    const words = [first, ...more].map((part) => part.trim()).filter((part) => part !== '');
    if (words.length === 0) problems.push({ ...place, message: `${id} has no text` });
    rules.push({ ...place, id, text: words.join(' ') });
  }
  return { rules, problems };
}
