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

/**
 * Schema of a response, or of a part of content, all of whose fields may be missing. Unlike `v.object`, it refuses a
 * list, which would count as such an object. API-8, CONTENT-1.
 */
export const objectResponse = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.unknown(),
    v.check((value) => !isList(value), 'Expected an object, not a list'),
    v.object(entries),
  );
