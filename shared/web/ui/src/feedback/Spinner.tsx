import { useEffect, useState } from 'react';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** What is loading. Default: "Loading…". */
  readonly label?: string;
  /** Seconds after which it adds "This takes longer than usual.". Default: 8. */
  readonly slowAfterSeconds?: number;
}

/** A loading indicator for content of unknown size. Where the size is known, use a `Skeleton`. */
export function Spinner({ label = 'Loading…', slowAfterSeconds = 8 }: SpinnerProps) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterSeconds * 1000);
    return () => clearTimeout(timer);
  }, [slowAfterSeconds]);
  return (
    <div className={styles.spinner} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span>
        {label}
        {isSlow && ' This takes longer than usual.'}
      </span>
    </div>
  );
}
