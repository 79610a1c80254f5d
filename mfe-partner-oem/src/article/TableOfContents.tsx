import { AppLink } from '@portal/ui';
import styles from './article.module.css';
import type { ArticleSection } from './types';

/** From this many sections on, a list of them saves scrolling. */
const MANY_SECTIONS = 4;

/** The sections of a long article as links. */
export function Contents({ sections }: { readonly sections: readonly ArticleSection[] }) {
  if (sections.length < MANY_SECTIONS) return null;
  return (
    <nav aria-label="On this page" className={styles.contents}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <AppLink to={`#${id}`}>{title}</AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
