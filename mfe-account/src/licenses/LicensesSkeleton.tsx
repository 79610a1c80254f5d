import { Card, Skeleton, VisuallyHidden } from '@portal/ui';
import styles from './licenses.module.css';

/** The placeholder of the licenses while they load. */
export function LicensesSkeleton() {
  return (
    <div className={styles.cards} aria-busy="true">
      <VisuallyHidden>Loading licenses…</VisuallyHidden>
      {[0, 1, 2].map((card) => (
        <Card key={card}>
          <Skeleton shape="title" />
          <Skeleton lines={4} />
        </Card>
      ))}
    </div>
  );
}
