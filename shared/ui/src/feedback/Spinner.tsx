import { useEffect, useState } from 'react';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** What is on its way; default "Loading…". */
  readonly label?: string;
  /** Seconds after which the label owns up that it takes long; default 8. */
  readonly patience?: number;
}

/** For a wait whose size is not known. Where the size is known, a `Skeleton` is calmer. */
export function Spinner({ label = 'Loading…', patience = 8 }: SpinnerProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience * 1000);
    return () => clearTimeout(timer);
  }, [patience]);
  return (
    <div className={styles.spinner} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span>
        {label}
        {late && ' This takes longer than usual.'}
      </span>
    </div>
  );
}
