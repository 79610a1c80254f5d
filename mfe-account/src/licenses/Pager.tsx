import { Button } from '@portal/ui';
import { formatCount } from './format-count';
import styles from './licenses.module.css';

interface PagerProps {
  /** From 0. */
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Turns the pages of a long list. */
export function Pager({ page, size, total, onPage }: PagerProps) {
  const turn = (to: number) => {
    onPage(to);
    document.querySelector('main h1')?.scrollIntoView();
  };
  const first = page * size + 1;
  const last = Math.min(total, first + size - 1);
  return (
    <nav className={styles.pager} aria-label="Pages of licenses">
      <Button icon="chevron-left" disabled={page === 0} onClick={() => turn(page - 1)}>
        Previous page
      </Button>
      <span role="status">
        {formatCount(first)}–{formatCount(last)} of {formatCount(total)}
      </span>
      <Button icon="chevron-right" disabled={last === total} onClick={() => turn(page + 1)}>
        Next page
      </Button>
    </nav>
  );
}
