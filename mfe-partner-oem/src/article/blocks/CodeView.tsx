import { CopyButton } from '@portal/ui';
import { useId } from 'react';
import type { CodeSample } from '../types';
import styles from './blocks.module.css';

export function CodeView({ caption, code }: CodeSample) {
  const id = useId();
  return (
    <figure className={styles.code} aria-labelledby={id}>
      <figcaption>
        <span id={id}>{caption}</span>
        <CopyButton compact kind="text" size="small" value={code} label={`Copy: ${caption}`} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <section tabIndex={0} aria-labelledby={id} className={styles.codeFrame}>
        <pre>
          <code>{code}</code>
        </pre>
      </section>
    </figure>
  );
}
