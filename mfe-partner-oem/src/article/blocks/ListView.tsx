import { TextView } from '../TextView';
import type { List } from '../types';
import styles from './blocks.module.css';

export function ListView({ ordered, items }: List) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag className={styles.list}>
      {items.map((item) => (
        <li key={JSON.stringify(item)}>
          <TextView text={item} />
        </li>
      ))}
    </Tag>
  );
}
