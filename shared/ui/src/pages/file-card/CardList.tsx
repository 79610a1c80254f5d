import { Children, type ReactNode } from 'react';
import styles from './fileCard.module.css';

/** Cards below each other. In a long list, those far down are not laid out until they come near. */
export function CardList({ children }: { readonly children: ReactNode }) {
  return (
    <ul className={styles.list}>
      {Children.map(children, (child) => (
        <li className={styles.item}>{child}</li>
      ))}
    </ul>
  );
}
