/** A changed copy of a file, and where it was changed. */
export interface Change<T> {
  readonly where: string;
  readonly changed: T;
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const isContainer = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null;

/** Another value of the same type. */
function otherThan(value: Json): Json {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  return typeof value === 'string' ? `${value}x` : 'other';
}

/** A copy with another value at a path; `undefined` removes it. */
function withValue(json: Json, [key, ...rest]: readonly string[], value: Json | undefined): Json {
  if (key === undefined || !isContainer(json)) return value ?? null;
  const copy: Record<string, Json> = { ...json };
  if (rest.length > 0) copy[key] = withValue(json[key] ?? null, rest, value);
  else if (value === undefined) delete copy[key];
  else copy[key] = value;
  return Array.isArray(json) ? Object.values(copy) : copy;
}

/** Paths of all values, and of one that does not exist in each object. */
const pathsOf = (json: Json, path: readonly string[] = []): (readonly string[])[] =>
  isContainer(json)
    ? [
        ...Object.entries(json).flatMap(([key, value]) => [
          [...path, key],
          ...pathsOf(value, [...path, key]),
        ]),
        ...(Array.isArray(json) ? [] : [[...path, 'unknown']]),
      ]
    : [];

const valueAt = (json: Json, path: readonly string[]): Json | undefined =>
  path.reduce<Json | undefined>((value, key) => (isContainer(value) ? value[key] : undefined), json);

/** Copies of a JSON document with each value changed, each removed, and a field added to each object. */
export function jsonChanges(json: unknown): Change<unknown>[] {
  const document = json as Json;
  return pathsOf(document).flatMap((path): Change<unknown>[] => {
    const where = path.join('.');
    const value = valueAt(document, path);
    if (value === undefined) return [{ where, changed: withValue(document, path, 'added') }];
    const removed = { where, changed: withValue(document, path, undefined) };
    if (isContainer(value)) return [removed];
    return [removed, { where, changed: withValue(document, path, otherThan(value)) }];
  });
}

/** Copies of a file of which one byte differs, in each of some ranges; and the file without its last byte, and with one more. */
export function byteChanges(bytes: Uint8Array, ranges: number): Change<Uint8Array>[] {
  const step = Math.max(1, Math.floor(bytes.length / ranges));
  const positions = [
    ...new Set([...Array.from({ length: ranges }, (_, index) => index * step), bytes.length - 1]),
  ];
  const flipped = positions
    .filter((position) => position >= 0 && position < bytes.length)
    .map((position) => {
      const changed = Uint8Array.from(bytes);
      changed[position] = (changed[position] ?? 0) ^ 1;
      return { where: `byte ${position}`, changed };
    });
  return [
    ...flipped,
    { where: 'its end', changed: bytes.slice(0, -1) },
    { where: 'after its end', changed: Uint8Array.from([...bytes, 0]) },
  ];
}
