import { Container, Skeleton, VisuallyHidden } from '@portal/ui';
import { LOADING_PAGE } from './live';
import styles from './page-skeleton.module.css';

/** The placeholder of a page while it loads: a title, a line, and the main blocks. */
export function PageSkeleton() {
  return (
    <Container>
      <div className={styles.page} aria-busy="true" {...LOADING_PAGE}>
        <VisuallyHidden>Loading…</VisuallyHidden>
        <Skeleton shape="title" />
        <Skeleton lines={2} />
        <div className={styles.blocks}>
          <Skeleton shape="row" count={4} height={56} />
          <Skeleton shape="card" height={260} />
        </div>
      </div>
    </Container>
  );
}
