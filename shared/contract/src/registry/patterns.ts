const segments = (pattern: string) => pattern.split('/').filter((segment) => segment !== '');

/** Two patterns with the same key match the same addresses, whatever their parameters are called. */
export const patternKey = (pattern: string): string =>
  segments(pattern)
    .map((segment) => (segment.startsWith(':') ? ':' : segment.toLowerCase()))
    .join('/');

/** The first segment, lower-cased: the name of the shard that a pattern or an address belongs to. */
export const firstSegment = (path: string): string => (segments(path)[0] ?? 'start').toLowerCase();

/** A regular expression's source that matches the same addresses as react-router does, without case. */
export const patternTest = (pattern: string): string => {
  const parts = segments(pattern).map((segment) => {
    if (segment === '*') return '(?:/.*)?';
    if (segment.startsWith(':')) return '/[^/]+';
    return `/${segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
  });
  return `^${parts.join('')}/*$`;
};

/** The score that react-router gives a pattern; a test holds it against the router's own ranking. */
function score(pattern: string): number {
  const parts = segments(pattern);
  const splat = parts.includes('*');
  const rest = parts.filter((part) => part !== '*');
  const initial = parts.length + 1 + (splat ? -2 : 0);
  return rest.reduce((total, part) => total + (part.startsWith(':') ? 3 : 10), initial);
}

/** Sorts patterns as react-router ranks them: the most specific first. */
export const bySpecificity = (first: string, second: string): number => score(second) - score(first);
