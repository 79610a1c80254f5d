import { type DateLength, formatDay, formatIsoDate, formatNumber, parseReleaseDay } from '@portal/catalog';
import { type ReactNode, useEffect } from 'react';
import { cx } from '../support/cx';
import styles from './text.module.css';

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

interface DayProps {
  /** A day, or what content states as one: a text that is no day is shown as it is. */
  readonly date: Date | string;
  /** Default: `long`, "October 24, 2026". `short` in tables and lists: "Oct 24, 2026". */
  readonly length?: DateLength;
  /** Shown for a text that is no day. Default: the text. */
  readonly otherwise?: ReactNode;
}

/** A calendar day, in a `time` element with the ISO date. The only way to show one. DATE-4. */
export function Day({ date, length, otherwise }: DayProps) {
  const day = typeof date === 'string' ? parseReleaseDay(date) : date;
  if (day === null) return otherwise ?? date.toString().trim();
  return <time dateTime={formatIsoDate(day)}>{formatDay(day, length)}</time>;
}

export interface CountProps {
  readonly children: number;
  /** How many there are, if only some are shown. Default: all are. */
  readonly of?: number;
}

/** The number of what its title names, behind a heading or in a tab. Elsewhere a count has a noun: `countOf`. UI-11. */
export function Count({ children, of }: CountProps) {
  return (
    <span className={styles.count}>
      {formatNumber(children)}
      {of !== undefined && ` of ${formatNumber(of)}`}
    </span>
  );
}

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
