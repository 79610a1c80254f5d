const serials = new WeakMap<object, number>();
let last = 0;

/**
 * A number for each object, the same for as long as it lives. As a key it tells React that new data
 * is on its way, so that its skeleton shows instead of the old page.
 */
export function identityKey(object: object): number {
  const known = serials.get(object);
  if (known !== undefined) return known;
  last += 1;
  serials.set(object, last);
  return last;
}
