import { useLayoutEffect, useRef } from 'react';
import { cx } from '../../support/cx';
import styles from './html.module.css';
import { sanitize } from './sanitize';

export interface SafeHtmlProps {
  /** Text that may hold simple HTML, from a place that is not trusted. */
  readonly html: string;
  readonly className?: string | undefined;
}

/** Content of the repository, made harmless. The fragment goes in as nodes: no string ever becomes markup here. */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(sanitize(html));
  }, [html]);
  const isPlain = !html.includes('<');
  return <div ref={place} className={cx(styles.html, isPlain && styles.plain, className)} />;
}
