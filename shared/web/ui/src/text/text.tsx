import type { ReactNode } from 'react';
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
