/**
 * An address in full if it is on the portal's own origin or on one of the others, `null` for every
 * other one. Nor do addresses pass that carry credentials or are not fetched from a server: a `blob:`
 * has the origin of the page that made it.
 *
 * @example allowedAddress('//evil.example/x.js', ['https://cdn.example']) // null
 */
export function allowedAddress(address: string, others: readonly string[]): string | null {
  const here = window.location;
  if (!URL.canParse(address, here.href)) return null;
  const { protocol, username, password, origin, href } = new URL(address, here.href);
  if (!/^https?:$/.test(protocol) || username || password) return null;
  return [here.origin, ...others].includes(origin) ? href : null;
}
