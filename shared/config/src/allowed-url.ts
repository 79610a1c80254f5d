/**
 * Resolves a URL if it is on the portal's own origin or on one of `others`. URLs with credentials are not
 * allowed, and neither are schemes other than http(s): a `blob:` URL has the origin of the page that created it.
 * @param address absolute, or relative to the current page.
 * @returns the absolute URL, or `null` if it is not allowed.
 * @example toAllowedUrl('//evil.example/x.js', ['https://cdn.example']) // null
 */
export function toAllowedUrl(address: string, others: readonly string[]): string | null {
  const here = window.location;
  if (!URL.canParse(address, here.href)) return null;
  const { protocol, username, password, origin, href } = new URL(address, here.href);
  if (!/^https?:$/.test(protocol) || username || password) return null;
  return [here.origin, ...others].includes(origin) ? href : null;
}
