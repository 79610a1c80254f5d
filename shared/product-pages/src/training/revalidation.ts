/** Whether a navigation only selects another video on the same page, which needs no new data. */
export const isVideoChange = ({
  currentUrl,
  nextUrl,
}: {
  readonly currentUrl: URL;
  readonly nextUrl: URL;
}): boolean => currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
