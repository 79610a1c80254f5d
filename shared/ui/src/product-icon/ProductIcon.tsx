import { useLayoutEffect, useRef } from 'react';
import { cx } from '../support/cx';
import type { Mark } from './marks';
import styles from './product-icon.module.css';

export interface ProductIconProps {
  /** Name of a mark, such as the `icon` of a product; an unknown name draws the mark of the portal. */
  readonly name: string;
  /** Width and height in pixels, sharp from 24 to 64. Default: 48. */
  readonly size?: number;
  readonly className?: string | undefined;
}

type MarksModule = typeof import('./marks');

/** The marks are a separate chunk, loaded when the first one is rendered. */
let marksModule: MarksModule | undefined;
const loadMarks = async (): Promise<MarksModule> => {
  marksModule ??= await import(/* webpackChunkName: "product-marks" */ './marks');
  return marksModule;
};

function renderPaths(svg: SVGSVGElement, mark: Mark): void {
  const paths = mark.map(([tone, d]) => {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('class', styles[tone] ?? '');
    path.setAttribute('d', d);
    return path;
  });
  svg.replaceChildren(...paths);
}

/**
 * The mark of a product. It is shown next to the product's name and is hidden from assistive technology.
 * It reserves its size while the marks load, and then inserts the paths without a new render.
 */
export function ProductIcon({ name, size = 48, className }: ProductIconProps) {
  const svg = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    let isCurrent = true;
    const renderMark = ({ markOf }: MarksModule) => {
      if (isCurrent && svg.current) renderPaths(svg.current, markOf(name));
    };
    if (marksModule) renderMark(marksModule);
    else loadMarks().then(renderMark, () => undefined); // The mark is decorative: if it fails to load, the space stays empty.
    return () => {
      isCurrent = false;
    };
  }, [name]);
  return (
    <svg
      ref={svg}
      className={cx(styles.mark, className)}
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    />
  );
}
