import { EXPIRES_SOON_DAYS } from '@portal/catalog';
import { AppLink, cx, Icon } from '@portal/sdk/ui';
import { useEffect, useState } from 'react';
import { formatDistance } from '../format';
import { type License, licensesOf, listLicenses } from '../licenses/licenses';
import styles from './ends-soon.module.css';
import type { EvaluationRow } from './panel';

/** A product whose license or evaluation ends within 30 days. */
interface Ending {
  readonly product: string;
  /** Days until the last day; 0 on that day. */
  readonly days: number;
}

/** A license that names no product. */
const UNNAMED = 'A license';

/** What the landing page knows about an evaluation. */
type Evaluation = Pick<EvaluationRow, 'product' | 'daysLeft'>;

/**
 * The products that end within 30 days, the next one first: those of licenses and of evaluations, which often are
 * the same, so a product is named once. LAND-20.
 */
export function endingSoon(
  licenses: readonly License[],
  evaluations: readonly Evaluation[],
): readonly Ending[] {
  const all: readonly Ending[] = [
    ...licenses.flatMap(({ expiration, products }) =>
      expiration.kind === 'soon'
        ? (products.length > 0 ? products : [UNNAMED]).map((product) => ({ product, days: expiration.days }))
        : [],
    ),
    ...evaluations.map(({ product, daysLeft }) => ({ product, days: daysLeft })),
  ];
  const soon = all.filter(({ days }) => days <= EXPIRES_SOON_DAYS).sort((a, b) => a.days - b.days);
  return soon.filter(({ product }, index) => soon.findIndex((each) => each.product === product) === index);
}

/** Products that are named; more of them are a number. */
const MAX_NAMED = 2;

/** "HOOPS Publish in 12 days, Parasolid in 25 days and 1 more". */
function endingText(endings: readonly Ending[]): string {
  const named = endings
    .slice(0, MAX_NAMED)
    .map(({ product, days }) => `${product} ${formatDistance(days)}`)
    .join(', ');
  return endings.length > MAX_NAMED ? `${named} and ${endings.length - MAX_NAMED} more` : named;
}

/** Drops what the landing page does not need: the key, and header files, which contain it. */
const withoutKey = (license: License): License => ({ ...license, key: '', headers: [] });

/**
 * What ends within 30 days, for the landing page. Licenses are requested after the panel is shown; of the response
 * only names and days are kept, no keys. A failure is reported and leaves the evaluations. LAND-20.
 */
export default function EndsSoon({ evaluations }: { readonly evaluations: readonly Evaluation[] }) {
  const [licenses, setLicenses] = useState<readonly License[]>([]);
  useEffect(() => {
    void listLicenses(null).then((listed) => {
      if (listed.kind === 'ready') setLicenses(licensesOf(listed.records, new Date()).map(withoutKey));
    });
  }, []);
  const endings = endingSoon(licenses, evaluations);
  if (endings.length === 0) {
    return licenses.length === 0 ? null : (
      <p className={cx(styles.text, styles.none)}>Nothing ends within the next 30 days.</p>
    );
  }
  return (
    <div className={styles.text}>
      <Icon name="trial" className={styles.icon} />
      <p>
        <strong>Ends soon:</strong> {endingText(endings)}.{' '}
        <AppLink to="/license_generator?expiring=30&sort=expires">See what ends within 30 days</AppLink>
      </p>
    </div>
  );
}
