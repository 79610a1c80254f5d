import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { cx } from '../support/cx';
import styles from './layout.module.css';

/** A raised box. Give it a role and an accessible name if it is an item of its own. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.card, className)} />;
}

interface ContainerProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Limits content to the maximum page width and adds side margins on narrow screens. */
export function Container({ children, className }: ContainerProps) {
  return <div className={cx(styles.container, className)}>{children}</div>;
}

interface StackProps {
  readonly children: ReactNode;
  /** A step of the spacing scale. Default: 4, which is 16 px. */
  readonly gap?: 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;
  /** Whether the items are in a row that wraps. Default: false, a column. */
  readonly row?: boolean;
  readonly className?: string | undefined;
}

/** A column or row of items with an equal gap between them. */
export function Stack({ children, gap = 4, row, className }: StackProps) {
  const style: CSSProperties = { gap: `var(--portal-space-${gap})` };
  return (
    <div className={cx(row ? styles.row : styles.stack, className)} style={style}>
      {children}
    </div>
  );
}
