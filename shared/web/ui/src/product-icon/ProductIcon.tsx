import { useEffect, useRef, useState } from 'react';
import { cx } from '../support/cx';
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

const importMarks = async (): Promise<MarksModule> => {
  marksModule ??= await import(/* webpackChunkName: "product-marks" */ './marks');
  return marksModule;
};

/** Loads the marks. Icons that are rendered afterwards are drawn in their first render. */
export const loadMarks = async (): Promise<void> => void (await importMarks());

/** React leaves what is in the element as it is, also while it hydrates a page. */
const AS_IT_IS = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

/**
 * The mark of a product. It is shown next to the product's name and is hidden from assistive technology.
 * It reserves its size while the marks load. A page that was rendered ahead of its visit has its marks, and loads none
 * for them.
 */
export function ProductIcon({ name, size = 48, className }: ProductIconProps) {
  const svg = useRef<SVGSVGElement>(null);
  const [marks, setMarks] = useState(marksModule);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name is another element, without a mark
  useEffect(() => {
    if (marks || svg.current?.hasChildNodes()) return;
    // The mark is decorative: if it fails to load, the space stays empty.
    importMarks().then(setMarks, () => undefined);
  }, [marks, name]);
  const drawn =
    marks &&
    Object.entries(marks.markOf(name)).map(([tone, d]) => <path key={tone} className={styles[tone]} d={d} />);
  return (
    <svg
      key={name}
      ref={svg}
      className={cx(styles.mark, className)}
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      {...(drawn ? { children: drawn } : AS_IT_IS)}
    />
  );
}
