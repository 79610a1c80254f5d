import { type ReactNode, useEffect } from 'react';
import { cx } from '../support/cx';
import styles from './text.module.css';

interface PageTitleProps {
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

export type TagKind = 'neutral' | 'primary' | 'info' | 'success' | 'warning' | 'error';

export interface TagProps {
  /** Sets the color. Default: `neutral`. */
  readonly kind?: TagKind;
  readonly children: ReactNode;
}

/** A short label next to a title: a version, a license type. */
export function Tag({ kind = 'neutral', children }: TagProps) {
  return <span className={cx(styles.tag, styles[kind])}>{children}</span>;
}

/** Text for assistive technology only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
