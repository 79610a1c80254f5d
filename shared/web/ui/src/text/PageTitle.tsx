import { useEffect } from 'react';

export interface PageTitleProps {
  readonly title: string;
  /** `siteTitle` from the configuration. */
  readonly siteTitle: string;
}

/**
 * Sets the document's title to `{title} | {siteTitle}`. CFG-5.
 *
 * In a browser, a `<title>` rendered by React would come after the one of the document, and browsers use the first.
 * Where a page is rendered ahead, React writes it before the page, and the renderer takes it for the head.
 */
export function PageTitle({ title, siteTitle }: PageTitleProps) {
  const text = title ? `${title} | ${siteTitle}` : siteTitle;
  useEffect(() => {
    document.title = text;
  }, [text]);
  return typeof document === 'undefined' ? <title>{text}</title> : null;
}
