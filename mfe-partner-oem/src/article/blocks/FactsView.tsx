import { TextView } from '../TextView';
import type { Facts } from '../types';
import styles from './blocks.module.css';

export function FactsView({ items }: Facts) {
  return (
    <dl className={styles.facts}>
      {items.map(([term, meaning]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <TextView text={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
