import type { ReactNode } from 'react';
import styles from './html.module.css';

/** Article text with headings, lists and tables, limited to a readable width. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
