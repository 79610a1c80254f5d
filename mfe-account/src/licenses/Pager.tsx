import { Button } from '@portal/ui';
import { formatCount } from './format-count';
import styles from './licenses.module.css';

interface PagerProps {
  /** The current page, from 1. */
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Formats a number with separators: `1,234`. */

/** The controls for the pages of a long list. */
export function Pager({ page, size, total, onPage }: PagerProps) {
  const goToPage = (target: number) => {
    onPage(target);
    document.querySelector('main h1')?.scrollIntoView();
  };
  const first = (page - 1) * size + 1;
  const last = Math.min(total, first + size - 1);
  return (
    <nav className={styles.pager} aria-label="Pages of licenses">
      <Button icon="chevron-left" disabled={page === 1} onClick={() => goToPage(page - 1)}>
        Previous page
      </Button>
      <span role="status">
        {formatCount(first)}–{formatCount(last)} of {formatCount(total)}
      </span>
      <Button icon="chevron-right" disabled={last === total} onClick={() => goToPage(page + 1)}>
        Next page
      </Button>
    </nav>
  );
}
