import { cx, Day } from '@portal/sdk/ui';
import { AskForExtension } from '../contact/AskForExtension';
import styles from './ended.module.css';
import type { EvaluationRow } from './panel';

/** The most products that are listed; older evaluations are history. */
const MAX_LISTED = 3;

interface EndedEvaluationsProps {
  /** At least one, the latest first. */
  readonly evaluations: readonly EvaluationRow[];
  /** Whether it follows the tables of a customer. Default: false. */
  readonly secondary?: boolean;
}

/** Tells which evaluations are over and since when, with one action. LAND-11. */
export function EndedEvaluations({ evaluations, secondary = false }: EndedEvaluationsProps) {
  return (
    <div className={cx(styles.ended, secondary && styles.secondary)}>
      <h2>{evaluations.length === 1 ? 'Your evaluation has ended' : 'Your evaluations have ended'}</h2>
      <ul className={styles.list}>
        {evaluations.slice(0, MAX_LISTED).map(({ product, end }) => (
          <li key={product}>
            <span className={styles.product}>{product}</span> ended on <Day date={end} />
          </li>
        ))}
      </ul>
      <AskForExtension kind={secondary ? 'default' : 'primary'} />
    </div>
  );
}
