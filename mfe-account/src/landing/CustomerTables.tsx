import { AppLink, cx, Day, Tag, VisuallyHidden } from '@portal/sdk/ui';
import { Tabs } from '@portal/sdk/ui/tabs';
import { formatDistance } from '../format';
import { EndedEvaluations } from './EndedEvaluations';
import type { EvaluationRow, ProductRow, UserPanel } from './panel';
import type { Releases } from './releases';
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

const ENDS = 'Ends';

interface RowCellsProps {
  readonly row: ProductRow | EvaluationRow;
  /** The newest release of each product, by the path of its downloads. */
  readonly releases: Releases;
}

/**
 * The cells after a product: the end of its evaluation, the newest version, and the row's links: its downloads, and its
 * key, which is below them where the columns are many. LAND-6, LAND-12.
 */
function RowCells({ row, releases }: RowCellsProps) {
  const { product, downloadPath, keyPath } = row;
  const release = downloadPath === null ? undefined : releases.get(downloadPath);
  const isEvaluation = 'end' in row;
  return (
    <>
      {isEvaluation && (
        <td data-label={ENDS} className={styles.ends}>
          <Day date={row.end} length="short" />
          <span className={styles.below}>{formatDistance(row.daysLeft)}</span>
        </td>
      )}
      <td className={styles.version}>
        {release?.display} {release?.isNew && <Tag kind="primary">New</Tag>}
      </td>
      <td className={cx(styles.links, isEvaluation && styles.stacked)}>
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

type CustomerTablesProps = Extract<UserPanel, { kind: 'customer' }> & { readonly releases: Releases };

/**
 * The tables of a partner, an evaluator, or a user who is both: the company's licensed products, and its active
 * evaluations. LAND-2, LAND-3, LAND-5, LAND-7.
 */
export function CustomerTables({ licensed, evaluations, ended, releases }: CustomerTablesProps) {
  const tab = (id: string, title: string, rows: readonly ProductRow[], ends: readonly string[]) => ({
    id,
    title,
    count: rows.length,
    content: (
      <Table key={id} columns={['Product', ...ends, 'Newest version']} links="Download and key" rows={rows}>
        {(row) => <RowCells row={row} releases={releases} />}
      </Table>
    ),
  });
  const tabs = [
    tab('licensed', 'Licensed Products', licensed, []),
    tab('active', 'Active Evaluations', evaluations, [ENDS]),
  ];
  return (
    <>
      <Tabs label="Your products and evaluations" tabs={tabs.filter(({ count }) => count > 0)} />
      {ended.length > 0 && <EndedEvaluations evaluations={ended} secondary />}
    </>
  );
}
