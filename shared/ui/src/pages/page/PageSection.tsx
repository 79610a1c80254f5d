import { type ReactNode, useId } from 'react';
import styles from './page.module.css';

export interface PageSectionProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page below a heading of the second level, which names it. */
export function PageSection({ title, children }: PageSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
