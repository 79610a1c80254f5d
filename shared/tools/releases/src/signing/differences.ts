const isContainer = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The paths at which two JSON values differ, such as `extras.portal.title`. Absent and `undefined` are the same. */
export function differencesOf(expected: unknown, found: unknown, path = ''): string[] {
  if (isContainer(expected) && isContainer(found) && Array.isArray(expected) === Array.isArray(found)) {
    const keys = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
    return keys.flatMap((key) =>
      differencesOf(expected[key], found[key], path === '' ? key : `${path}.${key}`),
    );
  }
  return Object.is(expected, found) ? [] : [path];
}
