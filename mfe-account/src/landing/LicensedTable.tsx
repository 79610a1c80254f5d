import { RowLink } from './RowLink';
import type { LicensedRow } from './rows';
import { Table } from './Table';

/** The company's licensed products. LAND-7. */
export function LicensedTable({ rows }: { readonly rows: readonly LicensedRow[] }) {
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
