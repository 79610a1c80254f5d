import { sectionByAccountName } from '@portal/catalog';
import type { License } from './license';

// Not `localeCompare`: its first use takes 65 ms on a slow phone.
const inOrder = (first: string, second: string) => (first.toLowerCase() < second.toLowerCase() ? -1 : 1);

/** The names of all products of some licenses, in alphabetical order. */
export const productNames = (licenses: readonly License[]): readonly string[] =>
  [...new Set(licenses.flatMap(({ products }) => products))].sort(inOrder);

const comparable = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');

/**
 * The names that a product in the address means: the name itself in any spelling, or else all names of the
 * product with that code (`exchange`). Empty if no license has it.
 */
export function namesOfProduct(product: string, names: readonly string[]): readonly string[] {
  const wanted = comparable(product);
  const same = names.filter((name) => comparable(name) === wanted);
  if (same.length > 0) return same;
  const section = sectionByAccountName(product);
  return section === undefined ? [] : names.filter((name) => sectionByAccountName(name) === section);
}
