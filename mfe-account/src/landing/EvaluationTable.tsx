import { formatIsoDate } from '@portal/catalog';
import { formatDayShort, formatDistance } from '../calendar/format-day';
import { RowLink } from './RowLink';
import type { EvaluationRow } from './rows';
import { Table } from './Table';
import styles from './table.module.css';

/** The company's active evaluations. LAND-5, LAND-6. */
export function EvaluationTable({ rows }: { readonly rows: readonly EvaluationRow[] }) {
  return (
    <Table columns={['Product', 'Ends', 'Links']} rows={rows}>
      {({ product, end, daysLeft, downloadPath, keyPath }) => (
        <>
          <td>
            <time dateTime={formatIsoDate(end)}>{formatDayShort(end)}</time>
            <span className={styles.below}>{formatDistance(daysLeft)}</span>
          </td>
          <td className={styles.links}>
            <RowLink to={downloadPath} product={product}>
              Download
            </RowLink>
            <RowLink to={keyPath} product={product}>
              License key
            </RowLink>
          </td>
        </>
      )}
    </Table>
  );
}
