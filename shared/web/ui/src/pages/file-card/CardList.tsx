import { Children, type ReactNode } from 'react';
import styles from './file-card.module.css';

/** A vertical list of cards. The browser skips the layout of cards far out of view (`content-visibility`). */
export function CardList({ children }: { readonly children: ReactNode }) {
  return (
    <ul className={styles.list}>
      {Children.map(children, (child) => (
        <li className={styles.item}>{child}</li>
      ))}
    </ul>
  );
}
