import { type SyntheticEvent, useEffect, useState } from 'react';
import { cx } from '../src/support/cx';
import type { Scheme } from '../src/theme/palette';
import styles from './gallery.module.css';

/** Pixels: above every breakpoint of the components, and a small phone. */
const WIDTHS = { wide: 1024, narrow: 360 } as const;

interface ExampleFrameProps {
  /** "/button/busy". */
  readonly path: string;
  /** The component and its example. */
  readonly name: string;
  readonly width: keyof typeof WIDTHS;
  readonly scheme: Scheme;
  /** Lowest height in pixels. Default: that of the content. */
  readonly height: number | undefined;
}

/** An example in a document of its own, as wide as a screen and as high as its content. */
export function ExampleFrame({ path, name, width, scheme, height = 0 }: ExampleFrameProps) {
  const [body, setBody] = useState<HTMLElement>();
  const [contentHeight, setContentHeight] = useState(0);

  useEffect(() => {
    if (!body) return;
    const observer = new ResizeObserver(() => setContentHeight(body.offsetHeight));
    observer.observe(body);
    return () => observer.disconnect();
  }, [body]);

  const description = `${scheme}, ${WIDTHS[width]} pixels`;
  const observe = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
    setBody(currentTarget.contentDocument?.body);
  return (
    <figure className={cx(styles.figure, styles[width])}>
      <figcaption className={styles.caption}>{description}</figcaption>
      <iframe
        className={styles.frame}
        title={`${name}, ${description}`}
        src={`/frame${path}?scheme=${scheme}`}
        width={WIDTHS[width]}
        height={Math.max(contentHeight, height)}
        loading="lazy"
        onLoad={observe}
      />
    </figure>
  );
}
