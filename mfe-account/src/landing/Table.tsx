import type { ReactNode } from 'react';
import styles from './table.module.css';

interface TableRow {
  readonly company: string;
  readonly product: string;
}

interface TableProps<Row extends TableRow> {
  /** Column headings; the first column is the product. */
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  /** Renders the cells of a row after its product. */
  readonly children: (row: Row) => ReactNode;
}

/** A table of products that scrolls within a third of the window's height. LAND-8. */
export function Table<Row extends TableRow>({ columns, rows, children }: TableProps<Row>) {
  const [first] = rows;
  const isOneCompany = rows.every(({ company }) => company === first?.company);
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        {isOneCompany && <caption>{first?.company}</caption>}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
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
  );
}
