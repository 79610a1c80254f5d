import { shortName } from '@portal/catalog';
import { Card, cx, ProductIcon, Tag, type TagKind } from '@portal/ui';
import { memo, useId } from 'react';
import { LicenseKey } from '../license-key/LicenseKey';
import { ExpirationText } from './ExpirationText';
import { HeaderFiles } from './HeaderFiles';
import type { License } from './license';
import styles from './licenseCard.module.css';

/** What makes a license stand out, by how it stands. */
const ATTENTION: Partial<
  Record<License['expiration']['kind'], { readonly tag: TagKind; readonly text: string }>
> = {
  soon: { tag: 'warning', text: 'Expires soon' },
  expired: { tag: 'error', text: 'Expired' },
};

/**
 * One license: type, expiration, products, key and header files. LIC-1.
 * Drawn once for each license, not for each letter of a search.
 */
export const LicenseCard = memo(function LicenseCard({ license }: { readonly license: License }) {
  const { type, expiration, products, key, headers } = license;
  const id = useId();
  const attention = ATTENTION[expiration.kind];
  return (
    <Card role="article" aria-labelledby={id} className={cx(styles.card, styles[expiration.kind])}>
      <div className={styles.head}>
        <ProductIcon name={shortName(products[0] ?? '')} size={40} />
        <h2 id={id} className={styles.title}>
          {products.length === 0 ? 'No product named' : products.join(', ')}
        </h2>
        {attention && <Tag kind={attention.tag}>{attention.text}</Tag>}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Type</dt>
          <dd>{type}</dd>
        </div>
        <div>
          <dt>Expiration</dt>
          <dd>
            <ExpirationText expiration={expiration} />
          </dd>
        </div>
        <div className={styles.key}>
          <dt>Key</dt>
          <dd>
            <LicenseKey value={key} />
          </dd>
        </div>
        {headers.length > 0 && (
          <div className={styles.wide}>
            <dt>Header files</dt>
            <dd>
              <HeaderFiles files={headers} />
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
});
