/** Patterns of the pages that a change can affect, from `npm test -- --changed`; unset: all pages. */
const { CHANGED_PAGES } = process.env;

/** Whether an address is one of a pattern such as `/hoops/:product/trial` or `/cae/*`. */
const isOf = (address: string, pattern: string): boolean =>
  new RegExp(`^${pattern.replace(/:[^/]+/g, '[^/]+').replace(/\*$/, '.*')}$`).test(address);

/** Whether a change can affect the page at an address. */
export const isChangedPage = (address: string): boolean =>
  CHANGED_PAGES === undefined || CHANGED_PAGES.split(' ').some((pattern) => isOf(address, pattern));

/** The stops of a walk that a change can affect. All of them, if it is for another reason that the walk is made. */
export function onChangedPages<Stop>(
  stops: readonly Stop[],
  addressOf: (stop: Stop) => string,
): readonly Stop[] {
  const changed = stops.filter((stop) => isChangedPage(addressOf(stop)));
  return changed.length > 0 ? changed : stops;
}
