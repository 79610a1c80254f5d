import { Skeleton } from '@portal/ui';
import { PageHeader } from '@portal/ui/pages';
import type { ReactNode } from 'react';
import styles from './loading.module.css';

export interface LoadingProps {
  /** What the page is called until its data says it better. */
  readonly title: string;
  /** The place of what comes below the title. */
  readonly children?: ReactNode;
}

/** The frame of a page whose data is on its way. */
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
