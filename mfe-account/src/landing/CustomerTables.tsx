import { canonicalPath, productByCode, type ReleaseEntry, resolveVersion, sectionOf } from '@portal/catalog';
import { getReleases } from '@portal/sdk/api/content';
import { report } from '@portal/sdk/report';
import { AppLink, cx, Day, VisuallyHidden } from '@portal/sdk/ui';
import { Tabs } from '@portal/sdk/ui/tabs';
import { useEffect, useState } from 'react';
import { formatDistance } from '../format';
import { EndedEvaluations } from './EndedEvaluations';
import type { UserPanel, View } from './panel';
import type { EvaluationRow, LicensedRow } from './rows';
import { Table } from './Table';
import styles from './table.module.css';

/**
 * The newest version of the product whose downloads are at a path; `null` if the releases list does not name it.
 * LAND-12, VER-2.
 */
function newestVersion(downloadPath: string, releases: readonly ReleaseEntry[]): string | null {
  const section = sectionOf(canonicalPath(downloadPath));
  const product = section && productByCode(section.code);
  const resolved = product && resolveVersion(product, 'latest', releases);
  return resolved?.kind === 'resolved' ? resolved.display : null;
}

/** The latest version of every product; `null` while it loads and if it fails: the rows do without it. LAND-12. */
function useReleases(): readonly ReleaseEntry[] | null {
  const [releases, setReleases] = useState<readonly ReleaseEntry[] | null>(null);
  useEffect(() => {
    getReleases().then(setReleases, (cause: unknown) =>
      report(new Error('The newest versions could not be looked up', { cause })),
    );
  }, []);
  return releases;
}

/** The title of the column with the links. */
const LINKS_COLUMN = 'Newest version';

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

interface RowLinksProps {
  readonly row: LicensedRow;
  /** Whether the links stand side by side where there is room. Default: false, the key is below. */
  readonly inline?: boolean;
  /** `null` until the list has loaded. */
  readonly releases: readonly ReleaseEntry[] | null;
}

/** The cell with a row's links: the downloads, with the newest version beside them, and the key. LAND-6, LAND-12. */
function RowLinks({ row: { product, downloadPath, keyPath }, releases, inline }: RowLinksProps) {
  const version = downloadPath && releases && newestVersion(downloadPath, releases);
  return (
    <td className={styles.links}>
      <div className={cx(inline && styles.inline)}>
        <div className={styles.download}>
          <RowLink to={downloadPath} product={product}>
            Download
          </RowLink>
          {downloadPath && (
            <span className={styles.version}>
              {version && <VisuallyHidden>newest version </VisuallyHidden>}
              {version}
            </span>
          )}
        </div>
        <RowLink to={keyPath} product={product}>
          License key
        </RowLink>
      </div>
    </td>
  );
}

interface RowsProps<Row> {
  readonly rows: readonly Row[];
  readonly releases: readonly ReleaseEntry[] | null;
}

/** The company's licensed products. LAND-7. */
function LicensedTable({ rows, releases }: RowsProps<LicensedRow>) {
  return (
    <Table columns={['Product', LINKS_COLUMN]} rows={rows}>
      {(row) => <RowLinks row={row} releases={releases} inline />}
    </Table>
  );
}

/** The company's active evaluations. LAND-5, LAND-6. */
function EvaluationTable({ rows, releases }: RowsProps<EvaluationRow>) {
  return (
    <Table columns={['Product', 'Ends', LINKS_COLUMN]} rows={rows}>
      {(row) => (
        <>
          <td>
            <Day date={row.end} length="short" />
            <span className={styles.below}>{formatDistance(row.daysLeft)}</span>
          </td>
          <RowLinks row={row} releases={releases} />
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
export function CustomerTables({
  views,
  licensed,
  evaluations,
  ended,
}: Extract<UserPanel, { kind: 'customer' }>) {
  const releases = useReleases();
  return (
    <>
      <Tabs
        label="Your products and evaluations"
        tabs={views.map((view) => ({
          id: view,
          title: TITLES[view],
          count: view === 'licensed' ? licensed.length : evaluations.length,
          content:
            view === 'licensed' ? (
              <LicensedTable rows={licensed} releases={releases} />
            ) : (
              <EvaluationTable rows={evaluations} releases={releases} />
            ),
        }))}
      />
      {ended.length > 0 && <EndedEvaluations evaluations={ended} secondary />}
    </>
  );
}
