/**
 * Ranks of version tokens at the same position. A preview or release candidate sorts before the end of a shorter
 * version; updates sort after it, and service packs after the updates of what they follow (VER-9, NAME-5).
 */
const PRERELEASE = 0;
const END = 1;
const UPDATE = 2;
const TEXT = 3;
const NUMBER = 4;

type Token = readonly [rank: number, number: number, text: string];
const END_TOKEN: Token = [END, 0, ''];

function tokensOf(version: string): Token[] {
  return (version.toLowerCase().match(/\d+|[a-z]+/g) ?? []).map((part) => {
    if (/\d/.test(part)) return [NUMBER, Number(part), ''];
    const isPrerelease = /^(p|preview|rc|alpha|beta)$/.test(part);
    return [isPrerelease ? PRERELEASE : part === 'u' ? UPDATE : TEXT, 0, part];
  });
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Compares versions numerically, ascending: 2024.9 before 2024.10. A total order: 0 only for equal texts. */
export function compareVersions(a: string, b: string): number {
  const left = tokensOf(a);
  const right = tokensOf(b);
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const [rankA, numberA, textA] = left[i] ?? END_TOKEN;
    const [rankB, numberB, textB] = right[i] ?? END_TOKEN;
    const order = rankA - rankB || numberA - numberB || compareText(textA, textB);
    if (order !== 0) return order;
  }
  return compareText(a, b);
}
