import { type ReactNode, useId } from 'react';
import styles from './page.module.css';

export interface PageSectionProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A section of a page, named by its `h2`. */
export function PageSection({ title, children }: PageSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
