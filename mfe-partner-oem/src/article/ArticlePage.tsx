import { type Product, type ProductCode, productByCode } from '@portal/catalog';
import { addressedCard } from '@portal/download-button';
import { RouteTitle } from '@portal/product-pages/parts';
import { Accordion } from '@portal/ui';
import { PageHeader } from '@portal/ui/pages';
import { useState } from 'react';
import { addressedSection } from './addressed-section';
import styles from './article.module.css';
import { BlockList } from './blocks/BlockList';
import { Contents } from './Contents';
import { TextView } from './TextView';
import type { Article } from './types';
import { useAddressedSection } from './useAddressedSection';

export interface ArticlePageProps {
  readonly article: Article;
  /** The product whose evaluation and downloads the article offers. */
  readonly code: ProductCode;
}

/** Draws an article of `content/`; the product's frame with the sidebar is around it. */
export function ArticlePage({ article, code }: ArticlePageProps) {
  const product = productByCode(code);
  return (
    <article className={styles.article}>
      <RouteTitle title={article.title} />
      <PageHeader title={article.title}>
        <TextView text={article.lead} />
      </PageHeader>
      {article.layout === 'open' ? (
        <OpenSections article={article} product={product} />
      ) : (
        <FoldedSections article={article} product={product} />
      )}
    </article>
  );
}

interface SectionsProps {
  readonly article: Article;
  readonly product: Product;
}

function OpenSections({ article, product }: SectionsProps) {
  useAddressedSection();
  return (
    <>
      <Contents sections={article.sections} />
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

/** One section open at a time; that of the file which the address leads to, from the start. UI-1. */
function FoldedSections({ article, product }: SectionsProps) {
  const [opened] = useState(() => addressedSection(article, product, addressedCard()));
  return (
    <Accordion
      defaultOpenId={opened}
      items={article.sections.map(({ id, title, blocks }) => ({
        id,
        title,
        content: () => <BlockList blocks={blocks} product={product} headingLevel={3} />,
      }))}
    />
  );
}
