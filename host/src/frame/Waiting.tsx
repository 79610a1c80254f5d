import { Container, Skeleton, VisuallyHidden } from '@portal/ui';
import styles from './waiting.module.css';

/** In a page's place while it is on its way: a title, a line, and the body's main blocks. */
export function Waiting() {
  return (
    <Container>
      <div className={styles.page} aria-busy="true">
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
