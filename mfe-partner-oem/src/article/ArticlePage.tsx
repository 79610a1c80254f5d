import type { Product } from '@portal/catalog';
import { cardAnchorFromHash } from '@portal/download-button';
import { RouteTitle, useRememberedItem } from '@portal/product-pages/parts';
import { Accordion } from '@portal/ui';
import { PageHeader } from '@portal/ui/pages';
import { useState } from 'react';
import styles from './article.module.css';
import { BlockList } from './blocks/BlockList';
import { sectionWithCard } from './section-with-card';
import { TableOfContents } from './TableOfContents';
import { TextView } from './TextView';
import type { Article } from './types';
import { useScrollToHash } from './use-scroll-to-hash';

export interface ArticlePageProps {
  readonly article: Article;
  /** The product whose evaluation and downloads the article offers. */
  readonly product: Product;
}

/** Renders an article of `content/` inside the product's layout with the sidebar. */
export function ArticlePage({ article, product }: ArticlePageProps) {
  return (
    <article className={styles.article}>
      <RouteTitle title={article.title} />
      <PageHeader title={article.title}>
        <TextView text={article.lead} />
      </PageHeader>
      {article.layout === 'open' ? (
        <OpenSections article={article} product={product} />
      ) : (
        <AccordionSections article={article} product={product} />
      )}
    </article>
  );
}

interface SectionsProps {
  readonly article: Article;
  readonly product: Product;
}

function OpenSections({ article, product }: SectionsProps) {
  useScrollToHash();
  return (
    <>
      <TableOfContents sections={article.sections} />
      {article.sections.map(({ id, title, blocks }) => (
        <section key={id} aria-labelledby={id} className={styles.section}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <BlockList blocks={blocks} product={product} headingLevel={3} />
        </section>
      ))}
    </>
  );
}

/** Shows one section at a time; the section with the file that the URL hash names is open initially. UI-1, STATE-1. */
function AccordionSections({ article, product }: SectionsProps) {
  const [initialOpenId] = useState(() => sectionWithCard(article, product, cardAnchorFromHash()));
  const remembered = useRememberedItem('sections', initialOpenId);
  return (
    <Accordion
      {...remembered}
      items={article.sections.map(({ id, title, blocks }) => ({
        id,
        title,
        content: () => <BlockList blocks={blocks} product={product} headingLevel={3} />,
      }))}
    />
  );
}
