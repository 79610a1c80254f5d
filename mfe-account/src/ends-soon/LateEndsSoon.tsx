import { lazy, Suspense } from 'react';
import type { Evaluation } from './ending';
import styles from './ends-soon.module.css';

/** Without its code, which may be missing after a deployment, the line stays empty: the tables tell the dates. */
const EndsSoon = lazy(() =>
  import(/* webpackChunkName: "ends-soon" */ './EndsSoon').then(
    ({ EndsSoon: component }) => ({ default: component }),
    () => ({ default: () => null }),
  ),
);

const NO_EVALUATIONS: readonly Evaluation[] = [];

interface LateEndsSoonProps {
  /** Default: none. */
  readonly evaluations?: readonly Evaluation[] | undefined;
}

/** The line that says what ends soon, loaded after the panel. Its space is reserved. LAND-20. */
export function LateEndsSoon({ evaluations = NO_EVALUATIONS }: LateEndsSoonProps) {
  return (
    <div className={styles.line}>
      <Suspense>
        <EndsSoon evaluations={evaluations} />
      </Suspense>
    </div>
  );
}
