import type { CSSProperties } from 'react';
import { cx } from '../support/cx';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Number of text lines, the last one shorter. Default: 3. */
  readonly lines?: number;
  /** A shape instead of text lines. Default: none. */
  readonly shape?: 'title' | 'button' | 'circle' | 'card' | 'row';
  /** How many times the shape is repeated. Default: 1. */
  readonly count?: number;
  /** Height in pixels, to match the content that replaces it. Default: the shape's own height. */
  readonly height?: number;
}

/**
 * A placeholder for content that is loading, in the same size, so that the layout does not shift. Hidden
 * from assistive technology: set `aria-busy` on the part that is loading instead.
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
