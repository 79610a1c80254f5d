import type { Level } from '@portal/build/planned-versions';

/** A change of one exported name, or of a type that an exported name uses. */
export interface ApiChange {
  /** Name of the symbol. */
  readonly symbol: string;
  readonly kind: 'added' | 'changed' | 'removed';
  /** What the change needs. REPORT-1. */
  readonly level: Exclude<Level, 'none' | 'patch'>;
}

const isComment = (line: string) => /^\s*(\/\/|\/\*\*)/.test(line);
const DECLARATION =
  /^(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:async )?(?:function|const|let|class|interface|type|enum|namespace) ([\w$]+)/;

/** The declarations of a report, by symbol. Comments are left out: they change no API. */
function declarationsOf(report: string): Map<string, readonly string[]> {
  const code = /```ts\n([\s\S]*?)```/.exec(report)?.[1] ?? '';
  const declarations = new Map<string, readonly string[]>();
  for (const block of code.split(/\n\n+/)) {
    const lines = block.split('\n').filter((line) => line.trim() !== '' && !isComment(line));
    const symbol = DECLARATION.exec(lines[0] ?? '')?.[1];
    if (symbol === undefined) continue;
    // A function can have several overloads.
    declarations.set(symbol, [...(declarations.get(symbol) ?? []), ...lines]);
  }
  return declarations;
}

/** Whether `lines` has all lines of `before`, in their order: something was only added. */
function contains(lines: readonly string[], before: readonly string[]): boolean {
  let found = 0;
  for (const line of lines) if (line === before[found]) found += 1;
  return found === before.length;
}

/** A property that callers may leave out. */
const isOptional = (line: string) => /^\s*(?:readonly )?['"\w-]+\?:/.test(line);

function levelOf(before: readonly string[], after: readonly string[]): ApiChange['level'] {
  if (!contains(after, before)) return 'major';
  const added = after.filter((line) => !before.includes(line));
  // A required property of props breaks those who pass them.
  return added.every(isOptional) ? 'minor' : 'major';
}

/** What changed between two reports of an entry point. */
export function compareReports(before: string, after: string): ApiChange[] {
  const [old, current] = [declarationsOf(before), declarationsOf(after)];
  return [...new Set([...old.keys(), ...current.keys()])].sort().flatMap((symbol): ApiChange[] => {
    const [was, is] = [old.get(symbol), current.get(symbol)];
    if (was === undefined) return [{ symbol, kind: 'added', level: 'minor' }];
    if (is === undefined) return [{ symbol, kind: 'removed', level: 'major' }];
    if (was.join('\n') === is.join('\n')) return [];
    return [{ symbol, kind: 'changed', level: levelOf(was, is) }];
  });
}
