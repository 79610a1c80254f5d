import { partOf } from '@portal/catalog';
import { Button, cx, VisuallyHidden } from '@portal/sdk/ui';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ProductRow } from './panel';
import styles from './table.module.css';

interface View {
  /** How many rows of the table's body fit into its scroll box. */
  readonly rows: number;
  /** Whether there are rows below the lower edge. */
  readonly hasMore: boolean;
}

/** What is in view of a table; `null` before the first layout. Follows changes of the size, and scrolling. LAND-13. */
function useView(scrollBox: RefObject<HTMLElement | null>): View | null {
  const [view, setView] = useState<View | null>(null);
  useLayoutEffect(() => {
    const box = scrollBox.current;
    if (box === null) return;
    const measure = () => {
      // Those that end above the lower edge, when the box is at its top. Half a pixel: zoomed pages have fractions.
      const edge = box.getBoundingClientRect().top - box.scrollTop + box.clientHeight + 0.5;
      const rows = [...box.querySelectorAll('tbody tr')];
      setView({
        rows: rows.filter((row) => row.getBoundingClientRect().bottom <= edge).length,
        // A pixel: scroll positions are rounded.
        hasMore: box.scrollTop + box.clientHeight < box.scrollHeight - 1,
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [box, ...box.children]) observer.observe(element);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [scrollBox]);
  return view;
}

interface TableProps {
  /** Column headings; the first column is the product. */
  readonly columns: readonly string[];
  /** The heading of the last column, for assistive technology: its links say what they are. */
  readonly links: string;
  readonly rows: readonly ProductRow[];
  /** Renders the cells of a row after its product. */
  readonly children: (row: ProductRow) => ReactNode;
}

/**
 * A table of products that scrolls within a third of the window's height until all of its rows are shown.
 * LAND-8, LAND-13.
 */
export function Table({ columns, links, rows, children }: TableProps) {
  const id = useId();
  const scrollBox = useRef<HTMLDivElement>(null);
  const view = useView(scrollBox);
  const inView = view?.rows ?? rows.length;
  /** `undefined` until the button was used. From then on it stays, so that it keeps the focus. */
  const [showsAll, setShowsAll] = useState<boolean>();
  const [first] = rows;
  const isOneCompany = rows.every(({ company }) => company === first?.company);
  return (
    <>
      <div
        ref={scrollBox}
        id={id}
        className={cx(styles.scroll, showsAll && styles.all, view?.hasMore && styles.more)}
      >
        <table className={styles.table}>
          {isOneCompany && <caption>{first?.company}</caption>}
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              <th scope="col">
                <VisuallyHidden>{links}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are never reordered, and two deals can name the same product
              <tr key={index}>
                <th scope="row">
                  {row.product}
                  {!isOneCompany && <span className={styles.below}>{row.company}</span>}
                </th>
                {children(row)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {(showsAll !== undefined || inView < rows.length) && (
        <div className={styles.foot}>
          <span>{partOf(inView, rows.length, 'row')}</span>
          <Button
            kind="link"
            size="small"
            aria-expanded={showsAll === true}
            aria-controls={id}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? 'Show fewer' : 'Show all'}
          </Button>
        </div>
      )}
    </>
  );
}
