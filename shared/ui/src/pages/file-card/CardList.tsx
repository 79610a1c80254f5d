import { Children, type ReactNode } from 'react';
import styles from './fileCard.module.css';

/** Cards below each other. Those out of view are not laid out until they come near, so long lists stay quick. */
export function CardList({ children }: { readonly children: ReactNode }) {
  return (
    <ul className={styles.list}>
      {Children.map(children, (child) => (
        <li className={styles.item}>{child}</li>
      ))}
    </ul>
  );
}
