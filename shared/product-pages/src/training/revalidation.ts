/** Whether a navigation only chose another video of the same page, which needs no new data. */
export const isNewVideoOnly = ({
  currentUrl,
  nextUrl,
}: {
  readonly currentUrl: URL;
  readonly nextUrl: URL;
}): boolean => currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
