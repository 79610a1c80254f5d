import type { Product } from '@portal/catalog';
import { RouteTitle } from '@portal/product-pages';
import { Accordion } from '@portal/ui';
import { PageHeader } from '@portal/ui/pages';
import styles from './article.module.css';
import { BlockList } from './blocks/BlockList';
import { Contents } from './Contents';
import { TextView } from './TextView';
import type { Article } from './types';
import { useAddressedSection } from './useAddressedSection';

export interface ArticlePageProps {
  readonly article: Article;
  /** Whose evaluation and downloads the article offers. */
  readonly product: Product;
}

/** Draws an article of `content/`; the product's frame with the sidebar is around it. */
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
        <Accordion
          items={article.sections.map(({ id, title, blocks }) => ({
            id,
            title,
            content: () => <BlockList blocks={blocks} product={product} headingLevel={3} />,
          }))}
        />
      )}
    </article>
  );
}

function OpenSections({ article, product }: ArticlePageProps) {
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
