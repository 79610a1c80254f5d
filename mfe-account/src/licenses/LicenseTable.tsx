import { type Expiration, sectionByAccountName } from '@portal/catalog';
import type { HeaderFile } from '@portal/sdk/api/account';
import { Day, Icon, ProductIcon, Tag, type TagKind } from '@portal/sdk/ui';
import { saveBlob } from '@portal/sdk/ui/save-blob';
import { memo, type ReactNode, type Ref } from 'react';
import { formatDistance } from '../format';
import { LicenseKey } from '../LicenseKey';
import { safeFileName } from './file-name';
import styles from './license-table.module.css';
import type { Sort, SortColumn } from './license-view';
import type { License } from './licenses';

// biome-ignore-start lint/a11y/noRedundantRoles: Safari takes the roles of elements whose `display` is not a table's

const nameOf = ({ filename }: HeaderFile) => filename.trim() || safeFileName(filename);

/** The beginning that the names of several files have in common, up to the extension; empty without one. */
function sharedStem(names: readonly string[]): string {
  const [stem = '', ...others] = names.map((name) => name.slice(0, Math.max(0, name.lastIndexOf('.'))));
  return others.length > 0 && others.every((other) => other === stem) ? stem : '';
}

/**
 * Quiet buttons that save a license's header files with their names and types, labeled with the file names. Of names
 * that differ in their extension only, the rest is shown once: "hoops_license .h .cs". LIC-3.
 */
function HeaderFiles({ files }: { readonly files: readonly HeaderFile[] }) {
  const stem = sharedStem(files.map(nameOf));
  return (
    <div className={styles.files} translate="no">
      {stem !== '' && (
        <span className={styles.stem} aria-hidden="true">
          {stem}
        </span>
      )}
      <ul className={styles.fileList}>
        {files.map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names may repeat
          <li key={index}>
            <button
              type="button"
              aria-label={nameOf(file)}
              title={nameOf(file)}
              className={styles.file}
              onClick={() =>
                saveBlob(new Blob([file.contents], { type: file.type }), safeFileName(file.filename))
              }
            >
              {stem !== '' && <span className={styles.shownOnce}>{stem}</span>}
              {nameOf(file).slice(stem.length)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The chip that highlights a license, by its expiration. */
const TAGS: Partial<Record<Expiration['kind'], { readonly kind: TagKind; readonly text: string }>> = {
  soon: { kind: 'warning', text: 'Expires soon' },
  expired: { kind: 'error', text: 'Expired' },
};

function ExpirationText({ expiration }: { readonly expiration: Expiration }) {
  if (expiration.kind === 'never') return 'Never';
  if (expiration.kind === 'unknown') return expiration.text || 'Not stated';
  return (
    <>
      <Day date={expiration.day} length="short" />{' '}
      <span className={styles.distance}>{formatDistance(expiration.days)}</span>
    </>
  );
}

interface CellProps {
  /** The column's heading, shown beside the value on a narrow screen. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const Cell = ({ label, className, children }: CellProps) => (
  <td role="cell" data-label={label} className={className}>
    <div>{children}</div>
  </td>
);

/**
 * One license: products, type, expiration, key and header files. LIC-1.
 * Memoized, so that typing in the search does not render every row again.
 */
const LicenseRow = memo(function LicenseRow({ license }: { readonly license: License }) {
  const { type, expiration, products, key, headers } = license;
  const tag = TAGS[expiration.kind];
  return (
    <tr role="row" className={styles.row} data-expiration={expiration.kind} tabIndex={-1}>
      <th role="rowheader" scope="row" className={styles.products}>
        <span className={styles.product}>
          <ProductIcon name={sectionByAccountName(products[0] ?? '')?.icon ?? ''} size={24} />
          {products.length === 0 ? 'No product named' : products.join(', ')}
        </span>
      </th>
      <Cell label="Type">{type}</Cell>
      <Cell label="Expiration" className={styles.expiration}>
        <ExpirationText expiration={expiration} /> {tag && <Tag kind={tag.kind}>{tag.text}</Tag>}
      </Cell>
      <Cell label="Key" className={styles.key}>
        <LicenseKey quiet value={key} />
      </Cell>
      <Cell label="Header files" className={styles.headers}>
        {headers.length === 0 ? 'None' : <HeaderFiles files={headers} />}
      </Cell>
    </tr>
  );
});

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
    <th role="columnheader" scope="col" aria-sort={order}>
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
    <table role="table" className={styles.table} aria-label="Licenses">
      <thead role="rowgroup">
        <tr role="row">
          <SortHeader column="product" title="Products" {...sorting} />
          <SortHeader column="type" title="Type" {...sorting} />
          <SortHeader column="expires" title="Expiration" {...sorting} />
          <th role="columnheader" scope="col">
            Key
          </th>
          <th role="columnheader" scope="col">
            Header files
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" ref={bodyRef}>
        {licenses.map((license) => (
          <LicenseRow key={license.index} license={license} />
        ))}
      </tbody>
    </table>
  );
}
// biome-ignore-end lint/a11y/noRedundantRoles: as above
