import type { ReactNode } from 'react';
import { cx } from '../support/cx';
import styles from './layout.module.css';

export interface ContainerProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Limits content to the maximum page width and adds side margins on narrow screens. */
export function Container({ children, className }: ContainerProps) {
  return <div className={cx(styles.container, className)}>{children}</div>;
}
