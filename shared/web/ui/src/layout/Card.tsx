import type { ComponentProps } from 'react';
import { cx } from '../support/cx';
import styles from './layout.module.css';

/** A raised box. Give it a role and an accessible name if it is an item of its own. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.card, className)} />;
}
