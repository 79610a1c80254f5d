import { Alert, Day } from '@portal/sdk/ui';
import { AskForExtension } from '../contact/AskForExtension';
import styles from './ended-licenses.module.css';
import type { License } from './licenses';

/** The most licenses that are named; the list below has all of them. */
const MAX_NAMED = 3;

/** The licenses whose last day is over, the latest first, without those whose products other licenses have. */
function endedLicenses(licenses: readonly License[]) {
  const valid = new Set(
    licenses.flatMap(({ products, expiration }) => (expiration.kind === 'expired' ? [] : products)),
  );
  return licenses
    .filter(({ products }) => products.length === 0 || products.some((product) => !valid.has(product)))
    .flatMap(({ index, products, expiration }) =>
      expiration.kind === 'expired' ? [{ index, products, ...expiration }] : [],
    )
    .sort((one, other) => other.days - one.days);
}

/** Tells the user which of their evaluations are over and since when, with one action. LIC-20. */
export function EndedLicenses({ licenses }: { readonly licenses: readonly License[] }) {
  const ended = endedLicenses(licenses);
  if (ended.length === 0) return null;
  return (
    <Alert
      kind="info"
      role="note"
      title={ended.length === 1 ? 'Your evaluation has ended' : 'Your evaluations have ended'}
    >
      <ul className={styles.list}>
        {ended.slice(0, MAX_NAMED).map(({ index, products, day }) => (
          <li key={index}>
            {products.join(', ') || 'An evaluation without products'} ended on <Day date={day} />
          </li>
        ))}
      </ul>
      <div>
        <AskForExtension kind="default" />
      </div>
    </Alert>
  );
}
