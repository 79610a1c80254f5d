import { useEffect, useState } from 'react';
import { cx } from '../support/cx';
import type { Mark } from './marks';
import styles from './productIcon.module.css';

export interface ProductIconProps {
  /** A product's code or the word of its address; an unknown one draws the portal's own mark. */
  readonly name: string;
  /** Edge in pixels, crisp from 24 to 64; default 48. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** The drawings are a chunk of their own, fetched when the first mark is drawn. */
let drawings: typeof import('./marks') | undefined;
const loadDrawings = async () => {
  drawings ??= await import('./marks');
  return drawings;
};

/** A product's mark, beside its name and so hidden from assistive technology. Its place is kept while it loads. */
export function ProductIcon({ name, size = 48, className }: ProductIconProps) {
  const [loaded, setLoaded] = useState(drawings);
  useEffect(() => {
    if (loaded) return;
    let wanted = true;
    loadDrawings().then(
      (module) => wanted && setLoaded(module),
      () => undefined, // A mark is an ornament: without it the place stays empty.
    );
    return () => {
      wanted = false;
    };
  }, [loaded]);

  const mark: Mark = loaded ? loaded.markOf(name) : [];
  return (
    <svg
      className={cx(styles.mark, className)}
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      {mark.map(([tone, path]) => (
        <path key={tone + path} className={styles[tone]} d={path} />
      ))}
    </svg>
  );
}
