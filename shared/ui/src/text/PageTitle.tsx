import { useEffect } from 'react';

export interface PageTitleProps {
  readonly title: string;
  /** `siteTitle` of the configuration. */
  readonly siteTitle: string;
}

/**
 * The document's title, `{title} | {siteTitle}`. CFG-5.
 *
 * A `<title>` element of React's would stand behind the one in `index.html`, and browsers show the first.
 */
export function PageTitle({ title, siteTitle }: PageTitleProps) {
  useEffect(() => {
    document.title = title ? `${title} | ${siteTitle}` : siteTitle;
  }, [title, siteTitle]);
  return null;
}
