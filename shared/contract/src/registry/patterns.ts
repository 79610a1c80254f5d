const segments = (pattern: string) => pattern.split('/').filter((segment) => segment !== '');

/** Two patterns with the same key match the same paths; parameter names and case do not matter. */
export const patternKey = (pattern: string): string =>
  segments(pattern)
    .map((segment) => (segment.startsWith(':') ? ':' : segment.toLowerCase()))
    .join('/');

/** The first segment in lower case, which names the shard of a pattern or path. `/` belongs to `start`. */
export const firstSegment = (path: string): string => (segments(path)[0] ?? 'start').toLowerCase();

/** First segments below which servers have files and services, and answer anything else with 404. */
const RESERVED = new Set(['feeds', 'host', 'registry', 'remotes', 'services']);

/** Whether a pattern is below an address that servers never send a page for. No new release may own it. REG-8. */
export const isReserved = (pattern: string): boolean => RESERVED.has(firstSegment(pattern));

/**
 * Source of a regular expression that matches the same paths as react-router, for the patterns that a description may
 * have: no optional segments, and `*` at the end only. Use it with the flag `i`.
 */
export const patternTest = (pattern: string): string => {
  const parts = segments(pattern).map((segment) => {
    if (segment === '*') return '(?:/.*)?';
    if (segment.startsWith(':')) return '/[^/]+';
    return `/${segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
  });
  return `^${parts.join('')}/*$`;
};

/** The score that react-router gives a pattern; a test compares it with the router's ranking. */
function score(pattern: string): number {
  const parts = segments(pattern);
  const hasSplat = parts.includes('*');
  const rest = parts.filter((part) => part !== '*');
  const initial = parts.length + 1 + (hasSplat ? -2 : 0);
  return rest.reduce((total, part) => total + (part.startsWith(':') ? 3 : 10), initial);
}

/** Compares patterns as react-router ranks them: the most specific first. */
export const bySpecificity = (first: string, second: string): number => score(second) - score(first);
