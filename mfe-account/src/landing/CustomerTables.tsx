import { formatIsoDate } from '@portal/catalog';
import { AppLink, VisuallyHidden } from '@portal/ui';
import { formatDayShort, formatDistance } from '../calendar/format-day';
import type { Panel, View } from './panel';
import type { EvaluationRow, LicensedRow } from './rows';
import { Table } from './Table';
import { Tabs } from './Tabs';
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

/** The company's licensed products. LAND-7. */
function LicensedTable({ rows }: { readonly rows: readonly LicensedRow[] }) {
  return (
    <Table columns={['Product', 'Download']} rows={rows}>
      {({ product, downloadPath }) => (
        <td>
          <RowLink to={downloadPath} product={product}>
            Download
          </RowLink>
        </td>
      )}
    </Table>
  );
}

/** The company's active evaluations. LAND-5, LAND-6. */
function EvaluationTable({ rows }: { readonly rows: readonly EvaluationRow[] }) {
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

const TITLES: Readonly<Record<View, string>> = {
  licensed: 'Licensed Products',
  active: 'Active Evaluations',
};

/** The tables of a partner, an evaluator, or a user who is both. LAND-2, LAND-3. */
export function CustomerTables({ views, licensed, evaluations }: Extract<Panel, { kind: 'customer' }>) {
  return (
    <Tabs
      label="Your products and evaluations"
      tabs={views.map((view) => ({
        id: view,
        title: TITLES[view],
        count: view === 'licensed' ? licensed.length : evaluations.length,
        content:
          view === 'licensed' ? <LicensedTable rows={licensed} /> : <EvaluationTable rows={evaluations} />,
      }))}
    />
  );
}
