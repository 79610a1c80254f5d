/** A changed copy of a file, and where it was changed. */
export interface Change<T> {
  readonly where: string;
  readonly changed: T;
}

/** An object or an array. */
type Container = Record<string, unknown>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** Another value of the same type. */
function otherThan(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  return typeof value === 'string' ? `${value}x` : 'other';
}

/** Copies of a JSON document with each value changed, each removed, and a field added to each object. */
export function jsonChanges(json: unknown, path: readonly string[] = [], document = json): Change<unknown>[] {
  if (!isContainer(json)) return [];
  const at = (key: string, edit: (container: Container) => void): Change<unknown> => {
    const changed = structuredClone(document);
    edit(path.reduce((container, name) => container[name] as Container, changed as Container));
    return { where: [...path, key].join('.'), changed };
  };
  return [
    ...Object.entries(json).flatMap(([key, value]) => [
      at(key, (container) => {
        if (Array.isArray(container)) container.splice(Number(key), 1);
        else delete container[key];
      }),
      ...(isContainer(value)
        ? []
        : [at(key, (container) => Object.assign(container, { [key]: otherThan(value) }))]),
      ...jsonChanges(value, [...path, key], document),
    ]),
    ...(Array.isArray(json)
      ? []
      : [at('unknown', (container) => Object.assign(container, { unknown: 'added' }))]),
  ];
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
