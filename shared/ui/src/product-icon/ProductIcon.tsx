import { useLayoutEffect, useRef } from 'react';
import { cx } from '../support/cx';
import type { Mark } from './marks';
import styles from './productIcon.module.css';

export interface ProductIconProps {
  /** A product's code or the word of its address; an unknown one draws the portal's own mark. */
  readonly name: string;
  /** Edge in pixels, crisp from 24 to 64; default 48. */
  readonly size?: number;
  readonly className?: string | undefined;
}

type Drawings = typeof import('./marks');

/** The drawings are a chunk of their own, fetched when the first mark is drawn. */
let drawings: Drawings | undefined;
const loadDrawings = async (): Promise<Drawings> => {
  drawings ??= await import(/* webpackChunkName: "product-marks" */ './marks');
  return drawings;
};

function paint(place: SVGSVGElement, mark: Mark): void {
  const paths = mark.map(([tone, d]) => {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('class', styles[tone] ?? '');
    path.setAttribute('d', d);
    return path;
  });
  place.replaceChildren(...paths);
}

/**
 * A product's mark, beside its name and so hidden from assistive technology. Its place is kept while the
 * drawing is on its way; it is painted into that place without rendering anything again.
 */
export function ProductIcon({ name, size = 48, className }: ProductIconProps) {
  const place = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    let wanted = true;
    const paintMark = ({ markOf }: Drawings) => {
      if (wanted && place.current) paint(place.current, markOf(name));
    };
    if (drawings) paintMark(drawings);
    else loadDrawings().then(paintMark, () => undefined); // An ornament: without it the place stays empty.
    return () => {
      wanted = false;
    };
  }, [name]);
  return (
    <svg
      ref={place}
      className={cx(styles.mark, className)}
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    />
  );
}
