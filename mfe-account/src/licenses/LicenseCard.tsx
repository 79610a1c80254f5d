import { formatIsoDate, sectionByAccountName } from '@portal/catalog';
import { Card, cx, ProductIcon, Tag, type TagKind } from '@portal/ui';
import { memo, useId } from 'react';
import { formatDay, formatDistance } from '../calendar/format-day';
import { LicenseKey } from '../license-key/LicenseKey';
import { HeaderFiles } from './HeaderFiles';
import type { Expiration, License } from './license';
import styles from './license-card.module.css';

/** The tag that highlights a license, by its expiration. */
const TAGS: Partial<
  Record<License['expiration']['kind'], { readonly kind: TagKind; readonly text: string }>
> = {
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

/**
 * One license: type, expiration, products, key and header files. LIC-1.
 * Memoized, so that typing in the search does not render every card again.
 */
export const LicenseCard = memo(function LicenseCard({ license }: { readonly license: License }) {
  const { type, expiration, products, key, headers } = license;
  const id = useId();
  const tag = TAGS[expiration.kind];
  return (
    <Card role="article" aria-labelledby={id} className={cx(styles.card, styles[expiration.kind])}>
      <div className={styles.head}>
        <ProductIcon name={sectionByAccountName(products[0] ?? '')?.icon ?? ''} size={40} />
        <h2 id={id} className={styles.title}>
          {products.length === 0 ? 'No product named' : products.join(', ')}
        </h2>
        {tag && <Tag kind={tag.kind}>{tag.text}</Tag>}
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
