const keys = new WeakMap<object, number>();
let lastKey = 0;

/**
 * Returns a stable number for each object. As a React `key` it remounts the page for new data, so that the
 * skeleton replaces the old page.
 */
export function identityKey(object: object): number {
  const known = keys.get(object);
  if (known !== undefined) return known;
  lastKey += 1;
  keys.set(object, lastKey);
  return lastKey;
}
