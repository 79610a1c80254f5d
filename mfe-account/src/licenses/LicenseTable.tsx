import { Icon } from '@portal/ui';
import type { Ref } from 'react';
import { LicenseRow } from './LicenseRow';
import type { License } from './license';
import styles from './license-table.module.css';
import type { Sort, SortColumn } from './license-view';

interface LicenseTableProps {
  readonly licenses: readonly License[];
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort) => void;
  /** The rows. */
  readonly bodyRef: Ref<HTMLTableSectionElement>;
}

interface SortHeaderProps extends Pick<LicenseTableProps, 'sort' | 'onSort'> {
  readonly column: SortColumn;
  readonly title: string;
}

/** The heading of a column that sorts the table: ascending first, then the other way round. */
function SortHeader({ column, title, sort, onSort }: SortHeaderProps) {
  const isSorted = sort?.column === column;
  const order = isSorted ? (sort.descending ? 'descending' : 'ascending') : 'none';
  return (
    <th scope="col" aria-sort={order}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort({ column, descending: order === 'ascending' })}
      >
        {title}
        <Icon name="chevron-down" size={16} className={styles.order} />
      </button>
    </th>
  );
}

/**
 * The licenses as a table of native elements. The kit's table is antd's: its code and its run-time styles alone
 * would take the page past one second on a slow processor. LIC-6.
 */
export function LicenseTable({ licenses, sort, onSort, bodyRef }: LicenseTableProps) {
  const sorting = { sort, onSort };
  return (
    <table className={styles.table} aria-label="Licenses">
      <thead>
        <tr>
          <SortHeader column="product" title="Products" {...sorting} />
          <SortHeader column="type" title="Type" {...sorting} />
          <SortHeader column="expires" title="Expiration" {...sorting} />
          <th scope="col">Key</th>
          <th scope="col">Header files</th>
        </tr>
      </thead>
      <tbody ref={bodyRef}>
        {licenses.map((license) => (
          <LicenseRow key={license.index} license={license} />
        ))}
      </tbody>
    </table>
  );
}
