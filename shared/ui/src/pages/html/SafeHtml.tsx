import { useLayoutEffect, useRef } from 'react';
import { cx } from '../../support/cx';
import styles from './html.module.css';
import { sanitize } from './sanitize';

export interface SafeHtmlProps {
  /** Text that may contain simple HTML, from an untrusted source. */
  readonly html: string;
  readonly className?: string | undefined;
}

/** Renders sanitized HTML. The sanitized fragment is inserted as nodes; no string is parsed as HTML here. */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    container.current?.replaceChildren(sanitize(html));
  }, [html]);
  const isPlain = !html.includes('<');
  return <div ref={container} className={cx(styles.html, isPlain && styles.plain, className)} />;
}
