import * as v from 'valibot';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Unlike `Array.isArray`, which makes `any[]` of an unknown value. */
const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** Schema of a list response: the list itself, or an object with exactly one list. API-9. */
export function listResponse<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const value = dataset.value;
      if (isList(value)) return value;
      const lists = isRecord(value) ? Object.values(value).filter(isList) : [];
      const [only] = lists;
      if (lists.length === 1 && only !== undefined) return only;
      addIssue({ message: 'Expected a list, bare or alone in an object' });
      return NEVER;
    }),
    v.array(item),
  );
}
