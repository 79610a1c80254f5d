import { type SyntheticEvent, useEffect, useState } from 'react';
import type { ComponentExamples } from '../src/examples/examples';
import { AppLink } from '../src/link/links';
import { useParams } from '../src/router';
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
function ExampleFrame({ path, name, width, scheme, height = 0 }: ExampleFrameProps) {
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

/** The components by the slugs of their addresses. */
export type Components = ReadonlyMap<string, ComponentExamples>;

/** All examples of a component, or the one that the address names. */
export function ComponentPage({ components }: { readonly components: Components }) {
  const { component: slug = '', example: chosen } = useParams();
  const component = components.get(slug);
  const shown = component?.examples.filter((example) => chosen === undefined || example.slug === chosen);
  if (!component || !shown?.length) return <h1>There is no such example</h1>;
  return (
    <>
      <h1>{chosen === undefined ? component.name : <AppLink to={`/${slug}`}>{component.name}</AppLink>}</h1>
      {shown.map((example) => {
        const path = `/${slug}/${example.slug}`;
        return (
          <section key={path} aria-labelledby={example.slug} className={styles.example}>
            <h2 id={example.slug}>
              <AppLink to={path}>{example.name}</AppLink>
            </h2>
            <div className={styles.frames}>
              {(['light', 'dark'] as const).flatMap((scheme) =>
                (['wide', 'narrow'] as const).map((width) => (
                  <ExampleFrame
                    key={`${width} ${scheme}`}
                    path={path}
                    name={`${component.name}: ${example.name}`}
                    width={width}
                    scheme={scheme}
                    height={example.height}
                  />
                )),
              )}
            </div>
          </section>
        );
      })}
    </>
  );
}
