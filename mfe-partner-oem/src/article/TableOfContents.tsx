import { AppLink } from '@portal/ui';
import styles from './article.module.css';
import type { ArticleSection } from './types';

/** Articles with fewer sections have no table of contents. */
const MIN_SECTIONS = 4;

/** Links to the sections of a long article. */
export function TableOfContents({ sections }: { readonly sections: readonly ArticleSection[] }) {
  if (sections.length < MIN_SECTIONS) return null;
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
