import type { CSSProperties } from 'react';
import { cx } from '../support/cx';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Lines of text; default 3. The last one is shorter. */
  readonly lines?: number;
  /** Instead of lines: one shape. */
  readonly shape?: 'title' | 'button' | 'circle' | 'card' | 'row';
  /** How many times the shape stands below itself; default 1. */
  readonly count?: number;
  /** Height in pixels where the shape's own does not fit what comes. */
  readonly height?: number;
}

/**
 * The place of something that is on its way, in its size, so that nothing jumps. Hidden from assistive
 * technology: mark the part that waits with `aria-busy` instead.
 */
export function Skeleton({ lines = 3, shape, count = 1, height }: SkeletonProps) {
  const parts = Array.from({ length: shape ? count : lines }, (_, index) => index);
  const style: CSSProperties | undefined = height === undefined ? undefined : { height };
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {parts.map((part) => (
        <span key={part} className={cx(styles.bone, styles[shape ?? 'line'])} style={style} />
      ))}
    </div>
  );
}
