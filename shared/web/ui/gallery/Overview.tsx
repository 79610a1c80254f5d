import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { ComponentExamples, ComposedExample } from '../src/examples/examples';
import { AppLink } from '../src/link/links';
import { useColorScheme } from '../src/theme/color-scheme';
import type { Scheme } from '../src/theme/palette';
import type { Components } from './ComponentPage';
import styles from './overview.module.css';

/** Draws an element when it comes near the screen, and stops looking. */
function whenNear(element: Element, draw: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      draw();
    },
    { rootMargin: '50%' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

interface PictureProps {
  readonly slug: string;
  readonly example: ComposedExample;
  readonly scheme: Scheme;
}

/**
 * An example in React's own root: it may have a router of its own, and what it throws is its own. It is drawn when it
 * comes near the screen.
 */
function DrawnExample({ slug, example: { Example } }: Omit<PictureProps, 'scheme'>) {
  const canvas = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: element } = canvas;
    if (!element) return;
    // React warns when a container is used again, as in an effect that runs twice.
    const container = element.appendChild(document.createElement('div'));
    const root = createRoot(container, { identifierPrefix: `${slug}-` });
    const stop = whenNear(element, () => root.render(<Example />));
    return () => {
      stop();
      container.remove();
      // Not while React renders the gallery.
      queueMicrotask(() => root.unmount());
    };
  }, [slug, Example]);
  return <div ref={canvas} className={styles.canvas} />;
}

/** An example as a picture: nothing in it can be focused, clicked or read out. */
function Picture({ slug, example, scheme }: PictureProps) {
  return (
    <div className={styles.picture} inert aria-hidden="true">
      {example.height === undefined ? (
        <DrawnExample slug={slug} example={example} />
      ) : (
        // What covers the page needs a page to cover.
        <iframe
          className={styles.frame}
          title={example.name}
          src={`/frame/${slug}/${example.slug}?scheme=${scheme}`}
          height={example.height}
          loading="lazy"
          tabIndex={-1}
        />
      )}
    </div>
  );
}

/** The examples that tell most of a component, the best first: a bundler sorts what a file exports by name. */
const TELLING = [
  'usual',
  'full',
  'kinds',
  'all',
  'elements',
  'filled',
  'files',
  'with-text',
  'chosen',
  'several',
];

/** The example that the overview shows of a component. */
const pictureOf = ({ examples }: ComponentExamples): ComposedExample | undefined =>
  TELLING.map((slug) => examples.find((example) => example.slug === slug)).find(Boolean) ?? examples[0];

const countOf = ({ examples }: ComponentExamples) =>
  examples.length === 1 ? 'One example' : `${examples.length} examples`;

/** All components in pictures, one example of each. */
export function Overview({ components }: { readonly components: Components }) {
  const { scheme } = useColorScheme();
  const groups = [...new Set([...components.values()].map(({ group }) => group))];
  return (
    <>
      <h1>Components of @portal/ui</h1>
      <p className={styles.introduction}>
        Choose a component to see all of its states, in light and in dark, on wide and on narrow screens. The
        examples are in the files named <code>*.examples.tsx</code> beside the components.
      </p>
      {groups.map((group) => (
        <section key={group} aria-labelledby={`overview-${group}`}>
          <h2 id={`overview-${group}`} className={styles.group}>
            {group}
          </h2>
          <ul className={styles.grid}>
            {[...components]
              .filter(([, component]) => component.group === group)
              .map(([slug, component]) => {
                const example = pictureOf(component);
                return (
                  <li key={slug} className={styles.card}>
                    {example && <Picture slug={slug} example={example} scheme={scheme} />}
                    <p className={styles.caption}>
                      <AppLink to={`/${slug}`} className={styles.link}>
                        {component.name}
                      </AppLink>
                      <span className={styles.count}>{countOf(component)}</span>
                    </p>
                  </li>
                );
              })}
          </ul>
        </section>
      ))}
    </>
  );
}
