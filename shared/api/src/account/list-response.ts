import * as v from 'valibot';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Schema of a list response: the list itself, or an object with exactly one list. API-9. */
export function listResponse<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const value = dataset.value;
      if (Array.isArray(value)) return value as unknown[];
      const lists = isRecord(value) ? Object.values(value).filter(Array.isArray) : [];
      const [only] = lists;
      if (lists.length === 1 && only !== undefined) return only as unknown[];
      addIssue({ message: 'Expected a list, bare or alone in an object' });
      return NEVER;
    }),
    v.array(item),
  );
}
