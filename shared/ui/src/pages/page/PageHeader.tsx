import type { ReactNode } from 'react';
import styles from './page.module.css';

export interface PageHeaderProps {
  /** The page's one `h1`. A11Y-2. */
  readonly title: ReactNode;
  /** Below the title: a date, a version, tags. */
  readonly meta?: ReactNode;
  /** At the right, below on narrow screens. */
  readonly actions?: ReactNode;
  /** Above the title: breadcrumbs, or the name of what the page belongs to. */
  readonly above?: ReactNode;
  /** A sentence or two below the title. */
  readonly children?: ReactNode;
}

/** The head of a page. */
export function PageHeader({ title, meta, actions, above, children }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      {above && <div className={styles.above}>{above}</div>}
      <div className={styles.row}>
        <div className={styles.words}>
          <h1>{title}</h1>
          {meta && <div className={styles.meta}>{meta}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children && <div className={styles.lead}>{children}</div>}
    </div>
  );
}
