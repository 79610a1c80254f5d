import { useEffect } from 'react';

export interface PageTitleProps {
  readonly title: string;
  /** `siteTitle` from the configuration. */
  readonly siteTitle: string;
}

/**
 * Sets the document's title to `{title} | {siteTitle}`. CFG-5.
 *
 * A `<title>` rendered by React would come after the one in `index.html`, and browsers use the first.
 */
export function PageTitle({ title, siteTitle }: PageTitleProps) {
  useEffect(() => {
    document.title = title ? `${title} | ${siteTitle}` : siteTitle;
  }, [title, siteTitle]);
  return null;
}
