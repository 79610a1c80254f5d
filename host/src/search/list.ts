import type { Result, ResultGroup } from './find';
import { itemKey, type Kind, type SearchItem } from './item';

/** A result with the id of its option. */
export interface Choice extends Result {
  readonly id: string;
}

/** A titled group of the list. */
export interface ChoiceGroup {
  readonly title: string;
  readonly choices: readonly Choice[];
  /** How many results the group would have without its limit. */
  readonly total: number;
}

const TITLES: Readonly<Record<Kind, string>> = {
  product: 'Products',
  page: 'Pages',
  version: 'Versions',
  documentation: 'Documentation',
  video: 'Training videos',
  file: 'Files',
};

const optionId = (group: number, at: number) => `search-option-${group}-${at}`;

/** The groups that are shown: what was found, or for a blank query the recent choices. SEARCH-2, SEARCH-6. */
export function listOf(
  query: string,
  found: readonly ResultGroup[],
  recent: readonly SearchItem[],
  items: readonly SearchItem[],
): ChoiceGroup[] {
  const groups =
    query.trim() === ''
      ? recentGroup(recent, items)
      : found.map((group) => ({ ...group, title: TITLES[group.kind] }));
  return groups.map(({ title, results, total }, group) => ({
    title,
    total,
    choices: results.map((result, at) => ({ ...result, id: optionId(group, at) })),
  }));
}

/** Recent choices as the portal knows them now; one that it does not know is shown as it was. */
function recentGroup(recent: readonly SearchItem[], items: readonly SearchItem[]) {
  if (recent.length === 0) return [];
  const known = new Map(items.map((item) => [itemKey(item), item]));
  const results = recent.map((item) => ({ item: known.get(itemKey(item)) ?? item, ranges: [] }));
  return [{ title: 'Recent', results, total: results.length }];
}
