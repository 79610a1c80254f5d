import { pathRedirect, sectionOf } from '@portal/catalog';
import type { RedirectNotice } from '@portal/router';

/**
 * The notice of a redirect from an address that has no page; `null` for an address with a redirect of its own.
 * NAV-10.
 * @param address the requested location.
 * @param to the path that is shown instead.
 */
export function unknownAddressNotice(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  to: string,
): RedirectNotice | null {
  if (pathRedirect(pathname) !== null) return null;
  return { kind: 'unknown-address', address: pathname + search, shown: sectionOf(to)?.name };
}
