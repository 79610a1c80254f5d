import * as v from 'valibot';

/**
 * Schema of an object all of whose fields may be missing. Unlike `v.object`, it refuses a list, which would count as an
 * object with nothing in it. API-8, CONTENT-1.
 */
export const objectOnly = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.unknown(),
    v.check((value) => !Array.isArray(value), 'Expected an object, not a list'),
    v.object(entries),
  );
