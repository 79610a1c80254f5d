import { type ReactNode, useState } from 'react';
import { Button } from '../../button/Button';
import { cx } from '../../support/cx';
import styles from './html.module.css';

export interface FoldableProps {
  /** Length of the text, in characters: a long one is folded on narrow screens. */
  readonly length: number;
  readonly children: ReactNode;
}

/** Characters that fill about eight lines at 360 px. */
const LONG = 260;

/**
 * A text of which narrow screens show the first lines and a button, if it is long. Whether it folds depends on its
 * length alone, so nothing moves after the first paint. NOTE-3.
 */
export function Foldable({ length, children }: FoldableProps) {
  const [open, setOpen] = useState(false);
  if (length <= LONG) return children;
  return (
    <>
      <div className={cx(!open && styles.folded)}>{children}</div>
      <Button kind="text" size="small" className={styles.fold} onClick={() => setOpen(!open)}>
        {open ? 'Show less' : 'Show more'}
      </Button>
    </>
  );
}
