import * as v from 'valibot';

/** The only list in an object; anything else as it is. */
function unwrapList(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const lists = Object.values(value).filter(Array.isArray);
  return lists.length === 1 ? lists[0] : value;
}

/** Schema of a list response: the list itself, or an object with exactly one list. API-9. */
export const listResponse = <const Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.unknown(), v.transform(unwrapList), v.array(item, 'Expected a list, bare or alone in an object'));
