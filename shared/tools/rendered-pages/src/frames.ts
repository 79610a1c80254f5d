/** Names of fields that have addresses of other sites: `cadflowUrl`, `roadmapUrls`, `url`. */
const ADDRESSES = /(?:^u|U)rls?$/;

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:https?:\/\/[^/]|\/[^/])/.test(value);

function addressesIn(value: unknown, isNamed: boolean): string[] {
  if (isAddress(value)) return isNamed ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    addressesIn(inner, ADDRESSES.test(name) || (isNamed && typeof inner === 'string')),
  );
}

/**
 * The addresses that frames in pages may show: those that the configuration names. PAGES-19.
 * @param config text of the portal's configuration document.
 */
export const framesOf = (config: string): string[] => addressesIn(JSON.parse(config), false);
