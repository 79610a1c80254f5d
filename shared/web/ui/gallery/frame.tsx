/** The document of one example in one color scheme: `/frame/button/busy?scheme=dark`. */
import '../src/theme/theme.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { type ComposedExample, composeExamples, EXAMPLE_MODULES } from '../src/examples/examples';
import { colorSchemeStore } from '../src/theme/color-scheme';
import type { Scheme } from '../src/theme/palette';
import styles from './frame.module.css';

/** Nothing is stored: each frame has its own scheme, whatever the visitor of the gallery prefers. */
function setScheme(scheme: Scheme): void {
  document.documentElement.dataset.theme = scheme;
  colorSchemeStore.setState({ choice: scheme });
}

function Canvas({ play, children }: Pick<ComposedExample, 'play'> & { readonly children: ReactNode }) {
  const canvas = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What it throws is shown by the dev server.
    if (canvas.current) void play?.({ canvasElement: canvas.current });
  }, [play]);
  return (
    <div ref={canvas} className={styles.canvas}>
      {children}
    </div>
  );
}

async function showExample(): Promise<void> {
  const { pathname, searchParams } = new URL(window.location.href);
  const [, , component = '', slug = ''] = pathname.split('/');
  const load = EXAMPLE_MODULES[component];
  const example = load && composeExamples(await load()).examples.find((each) => each.slug === slug);
  if (!example) throw new Error(`There is no example ${component}/${slug}`);
  setScheme(searchParams.get('scheme') === 'dark' ? 'dark' : 'light');
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no element "root"');
  const { Example, play } = example;
  createRoot(root).render(
    <Canvas play={play}>
      <Example />
    </Canvas>,
  );
}

void showExample();
