import { AppLink, cx, Day, Tag, VisuallyHidden } from '@portal/sdk/ui';
import { Tabs } from '@portal/sdk/ui/tabs';
import { formatDistance } from '../format';
import { EndedEvaluations } from './EndedEvaluations';
import type { UserPanel } from './panel';
import type { Releases } from './releases';
import type { EvaluationRow, ProductRow } from './rows';
import { Table } from './Table';
import styles from './table.module.css';

interface RowLinkProps {
  /** `null` if the portal has no page for the product: no link is shown. */
  readonly to: string | null;
  /** The row's product, for screen readers that read the link without its row. */
  readonly product: string;
  readonly children: string;
}

function RowLink({ to, product, children }: RowLinkProps) {
  if (to === null) return null;
  return (
    <AppLink to={to}>
      {children}
      <VisuallyHidden> {product}</VisuallyHidden>
    </AppLink>
  );
}

const COLUMNS = {
  product: 'Product',
  ends: 'Ends',
  version: 'Newest version',
  links: 'Download and key',
} as const;

interface RowCellsProps {
  readonly row: ProductRow;
  /** The newest release of each product, by the path of its downloads. */
  readonly releases: Releases;
  /** Whether the key is below the download, where the columns are many. Default: false. */
  readonly stacked?: boolean;
}

/** The cells with the newest version and with the row's links: its downloads, and its key. LAND-6, LAND-12. */
function RowCells({ row: { product, downloadPath, keyPath }, releases, stacked }: RowCellsProps) {
  const release = downloadPath === null ? undefined : releases.get(downloadPath);
  return (
    <>
      <td className={styles.version}>
        {release?.display} {release?.isNew && <Tag kind="primary">New</Tag>}
      </td>
      <td className={cx(styles.links, stacked && styles.stacked)}>
        <RowLink to={downloadPath} product={product}>
          Download
        </RowLink>{' '}
        <RowLink to={keyPath} product={product}>
          License key
        </RowLink>
      </td>
    </>
  );
}

interface RowsProps<Row> {
  readonly rows: readonly Row[];
  readonly releases: Releases;
}

/** The company's licensed products. LAND-7. */
function LicensedTable({ rows, releases }: RowsProps<ProductRow>) {
  return (
    <Table columns={[COLUMNS.product, COLUMNS.version]} links={COLUMNS.links} rows={rows}>
      {(row) => <RowCells row={row} releases={releases} />}
    </Table>
  );
}

/** The company's active evaluations. LAND-5, LAND-6. */
function EvaluationTable({ rows, releases }: RowsProps<EvaluationRow>) {
  return (
    <Table columns={[COLUMNS.product, COLUMNS.ends, COLUMNS.version]} links={COLUMNS.links} rows={rows}>
      {(row) => (
        <>
          <td data-label={COLUMNS.ends} className={styles.ends}>
            <Day date={row.end} length="short" />
            <span className={styles.below}>{formatDistance(row.daysLeft)}</span>
          </td>
          <RowCells row={row} releases={releases} stacked />
        </>
      )}
    </Table>
  );
}

type CustomerTablesProps = Extract<UserPanel, { kind: 'customer' }> & { readonly releases: Releases };

/** The tables of a partner, an evaluator, or a user who is both. LAND-2, LAND-3. */
export function CustomerTables({ licensed, evaluations, ended, releases }: CustomerTablesProps) {
  const tabs = [
    {
      id: 'licensed',
      title: 'Licensed Products',
      count: licensed.length,
      content: <LicensedTable rows={licensed} releases={releases} />,
    },
    {
      id: 'active',
      title: 'Active Evaluations',
      count: evaluations.length,
      content: <EvaluationTable rows={evaluations} releases={releases} />,
    },
  ];
  return (
    <>
      <Tabs label="Your products and evaluations" tabs={tabs.filter(({ count }) => count > 0)} />
      {ended.length > 0 && <EndedEvaluations evaluations={ended} secondary />}
    </>
  );
}
