import { useMemo } from 'react';
import { cx } from '../../support/cx';
import styles from './html.module.css';
import { sanitize } from './sanitize';
import { toReact } from './to-react';

export interface SafeHtmlProps {
  /** Text that may contain simple HTML, from an untrusted source. */
  readonly html: string;
  readonly className?: string | undefined;
}

/** Renders sanitized HTML as elements; no string is parsed as HTML here. */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const content = useMemo(() => toReact(sanitize(html)), [html]);
  const isPlain = !html.includes('<');
  return <div className={cx(styles.html, isPlain && styles.plain, className)}>{content}</div>;
}
