import type { ReactNode } from 'react';
import styles from './html.module.css';

/** Running text with its headings, lists and tables, in a width that can be read. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
