import { PageHeader, Skeleton } from '@portal/ui';
import type { ReactNode } from 'react';
import styles from './loading.module.css';

export interface LoadingProps {
  /** Title of the page until its data is loaded. */
  readonly title: string;
  /** Skeleton of the content below the title. Default: five rows. */
  readonly children?: ReactNode;
}

/** Skeleton of a page whose data is loading. */
export function Loading({ title, children = <Skeleton shape="row" count={5} /> }: LoadingProps) {
  return (
    <div aria-busy="true">
      <PageHeader
        title={title}
        meta={
          <div className={styles.meta}>
            <Skeleton lines={1} />
          </div>
        }
      />
      {children}
    </div>
  );
}
