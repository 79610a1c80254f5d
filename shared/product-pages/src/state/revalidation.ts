interface Change {
  readonly currentUrl: URL;
  readonly nextUrl: URL;
  readonly defaultShouldRevalidate: boolean;
}

/**
 * For a route whose data does not depend on the query string: a navigation that only changes it, such as
 * choosing another video or language, needs no new data.
 */
export const unlessSearchOnly = ({ currentUrl, nextUrl, defaultShouldRevalidate }: Change): boolean =>
  defaultShouldRevalidate &&
  !(currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search);
