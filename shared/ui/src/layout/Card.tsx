import type { ComponentProps } from 'react';
import { cx } from '../support/cx';
import styles from './layout.module.css';

/** A raised sheet on the page. Give it a role and a name where it is a thing of its own. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.card, className)} />;
}
