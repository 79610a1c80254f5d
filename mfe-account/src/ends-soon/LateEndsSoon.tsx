import { lazy, Suspense } from 'react';
import type { EndsSoonProps } from './EndsSoon';
import styles from './line.module.css';

/** Without its code, which may be missing after a deployment, the line stays empty: the tables tell the dates. */
const EndsSoon = lazy(() =>
  import(/* webpackChunkName: "ends-soon" */ './EndsSoon').catch(() => ({ default: () => null })),
);

/** The line that says what ends soon, loaded after the panel. Its space is reserved. LAND-20. */
export const LateEndsSoon = (props: EndsSoonProps) => (
  <div className={styles.line}>
    <Suspense>
      <EndsSoon {...props} />
    </Suspense>
  </div>
);
