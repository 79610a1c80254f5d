import { Container, Skeleton, VisuallyHidden } from '@portal/ui';
import { useContext } from 'react';
import styles from './page-skeleton.module.css';
import { ShellContext } from './shell-context';

/** The placeholder of a page while it loads: a title, a line, and the main blocks. None where the document has the page. */
export function PageSkeleton() {
  if (useContext(ShellContext)?.FirstPage) return null;
  return (
    <Container>
      <div className={styles.page} aria-busy="true" data-loading-page="">
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
