import type { ReactNode } from 'react';
import styles from './text.module.css';

/** Words for assistive technology alone. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
