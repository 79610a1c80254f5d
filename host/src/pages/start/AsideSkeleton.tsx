import { Card, Skeleton } from '@portal/ui';
import styles from './aside-skeleton.module.css';

/** The placeholder of the panel, in its size, until its remote has loaded. */
export function AsideSkeleton() {
  return (
    <div className={styles.aside} aria-busy="true">
      <Card className={styles.panel}>
        <Skeleton shape="title" />
        <Skeleton lines={4} />
        <Skeleton shape="button" />
      </Card>
      <Card className={styles.help}>
        <Skeleton shape="title" />
        <Skeleton shape="row" count={2} />
      </Card>
    </div>
  );
}
