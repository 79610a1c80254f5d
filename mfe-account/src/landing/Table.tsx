import type { ReactNode } from 'react';
import styles from './table.module.css';

interface TableRow {
  readonly company: string;
  readonly product: string;
}

interface TableProps<Row extends TableRow> {
  /** The first is the product's. */
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  /** The row's cells after its product. */
  readonly children: (row: Row) => ReactNode;
}

/** A table of products that scrolls within a third of the window's height. LAND-8. */
export function Table<Row extends TableRow>({ columns, rows, children }: TableProps<Row>) {
  const [first] = rows;
  const oneCompany = rows.every(({ company }) => company === first?.company);
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        {oneCompany && <caption>{first?.company}</caption>}
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
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move, and two deals can name one product
            <tr key={place}>
              <th scope="row">
                {row.product}
                {!oneCompany && <span className={styles.below}>{row.company}</span>}
              </th>
              {children(row)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
