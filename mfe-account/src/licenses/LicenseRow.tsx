import { formatIsoDate, sectionByAccountName } from '@portal/catalog';
import { ProductIcon, Tag, type TagKind } from '@portal/ui';
import { memo, type ReactNode } from 'react';
import { formatDay, formatDistance } from '../calendar/format-day';
import { LicenseKey } from '../license-key/LicenseKey';
import { HeaderFiles } from './HeaderFiles';
import type { Expiration, License } from './license';
import styles from './license-table.module.css';

/** The chip that highlights a license, by its expiration. */
const TAGS: Partial<Record<Expiration['kind'], { readonly kind: TagKind; readonly text: string }>> = {
  soon: { kind: 'warning', text: 'Expires soon' },
  expired: { kind: 'error', text: 'Expired' },
};

/** The expiration of a license as text. */
function ExpirationText({ expiration }: { readonly expiration: Expiration }) {
  if (expiration.kind === 'never') return 'Never';
  if (expiration.kind === 'unknown') return expiration.text || 'Not stated';
  return (
    <>
      <time dateTime={formatIsoDate(expiration.day)}>{formatDay(expiration.day)}</time>{' '}
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
  <td data-label={label} className={className}>
    <div>{children}</div>
  </td>
);

/**
 * One license: products, type, expiration, key and header files. LIC-1.
 * Memoized, so that typing in the search does not render every row again.
 */
export const LicenseRow = memo(function LicenseRow({ license }: { readonly license: License }) {
  const { type, expiration, products, key, headers } = license;
  const tag = TAGS[expiration.kind];
  return (
    <tr className={styles.row} data-expiration={expiration.kind} tabIndex={-1}>
      <th scope="row" className={styles.products}>
        <span className={styles.product}>
          <ProductIcon name={sectionByAccountName(products[0] ?? '')?.icon ?? ''} size={28} />
          {products.length === 0 ? 'No product named' : products.join(', ')}
        </span>
      </th>
      <Cell label="Type">{type}</Cell>
      <Cell label="Expiration">
        <ExpirationText expiration={expiration} /> {tag && <Tag kind={tag.kind}>{tag.text}</Tag>}
      </Cell>
      <Cell label="Key" className={styles.key}>
        <LicenseKey value={key} />
      </Cell>
      <Cell label="Header files" className={styles.headers}>
        {headers.length === 0 ? 'None' : <HeaderFiles files={headers} />}
      </Cell>
    </tr>
  );
});
