/** Patterns of pages, and what in the text of a test is an address of one. */
import type { RemoteSources } from './workspace';

/** The page that a slot is on: `/start` for `start.aside`. */
const pageOfSlot = (slot: string): string => `/${slot.split('.')[0]}`;

/** Patterns of all pages that a remote shows something on. */
export const patternsOf = ({ owns, slots = [] }: RemoteSources) => [...owns, ...slots.map(pageOfSlot)];

/**
 * Patterns of the pages that show a file of a remote; `undefined` if that is not certain. It is for a remote that owns
 * single pages only, because each has an entry in `preload`; `/cae/*` has pages that have none.
 */
export function patternsWith(remote: RemoteSources, path: string): readonly string[] | undefined {
  const { owns, slots = [], preload = {}, chunks } = remote;
  const containing = [...chunks].flatMap(([name, files]) => (files.has(path) ? [name] : []));
  if (containing.length === 0 || owns.some((pattern) => !(pattern in preload))) return undefined;
  const found = containing.map((chunk) => [
    ...owns.filter((pattern) => [preload[pattern] ?? []].flat().includes(chunk)),
    ...slots.filter((slot) => chunk === `slot-${slot.replaceAll('.', '-')}`).map(pageOfSlot),
  ]);
  // A chunk without a page is of the remote's own making.
  return found.every((patterns) => patterns.length > 0) ? found.flat() : undefined;
}

/**
 * Addresses in the text of a test: string literals that begin with a slash, or with an expression and a slash, and
 * comments such as `// Visits /license_generator by a link.`
 */
export const ADDRESS = /(?:['"`]|\/\/ Visits )((?:\$\{[^}]*\})?\/[^'"`\s?#]*)/g;

/** Whether an address, which may contain `${…}` for any text, can be one of a page of this pattern. */
export function matches(address: string, pattern: string): boolean {
  const wanted = pattern.split('/').slice(1);
  const [start = '', ...given] = address.split('/');
  // An expression at the start can be the origin or the beginning of the path.
  const from = start === '' ? [0] : wanted.map((_, index) => index);
  return from.some((offset) => {
    const rest = wanted.slice(offset);
    const open = rest.at(-1) === '*';
    return (
      (open ? given.length >= rest.length - 1 : given.length === rest.length) &&
      // An address of expressions only says nothing; the text has their values.
      rest.some((segment, index) => segment === given[index]) &&
      rest.every(
        (segment, index) =>
          segment === '*' ||
          segment.startsWith(':') ||
          segment === given[index] ||
          (given[index] ?? '').includes('${'),
      )
    );
  });
}

/** The last fixed segment of a pattern, such as `trial`: tests that follow links check it in the address. */
export const lastWord = (pattern: string): string =>
  pattern.split('/').findLast((segment) => segment !== '' && !/^[:*]/.test(segment)) ?? pattern;
