import type { Product } from '@portal/catalog';
import { RouteTitle, useRememberedItem } from '@portal/product-pages/parts';
import { cardAnchor, cardAnchorFromHash } from '@portal/sdk/download-button';
import { useLocation } from '@portal/sdk/router';
import { Accordion, AppLink, PageHeader } from '@portal/sdk/ui';
import { useEffect } from 'react';
import type { Article, ArticleSection, Block } from './article';
import styles from './article.module.css';
import { BlockList, documentDownloads } from './BlockList';
import { TextView } from './TextView';

/**
 * Scrolls to the section that the URL hash names and focuses its heading, as a browser does after a page
 * load. Here the sections render after the navigation. It waits for the next animation frame, because the
 * portal first scrolls a new page to the top.
 */
function useScrollToHash(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again scrolls again
  useEffect(() => {
    if (hash === '') return;
    const frameId = requestAnimationFrame(() => {
      const heading = document.getElementById(hash.slice(1));
      heading?.scrollIntoView?.();
      heading?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frameId);
  }, [hash, key]);
}

/** The id of the section that contains the file card with an anchor. */
function sectionWithCard({ sections }: Article, product: Product, anchor: string | null): string | undefined {
  if (anchor === null) return undefined;
  const hasCard = (block: Block) =>
    typeof block !== 'string' &&
    block.kind === 'downloads' &&
    documentDownloads(block, product).some(({ request }) => cardAnchor(request.alertKey) === anchor);
  return sections.find(({ blocks }) => blocks.some(hasCard))?.id;
}

/** Articles with fewer sections have no table of contents. */
const MIN_SECTIONS = 4;

/** Links to the sections of a long article. */
function TableOfContents({ sections }: { readonly sections: readonly ArticleSection[] }) {
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

interface ArticlePageProps {
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
      {article.layout === 'accordion' ? (
        <AccordionSections article={article} product={product} />
      ) : (
        <OpenSections article={article} product={product} />
      )}
    </article>
  );
}

function OpenSections({ article, product }: ArticlePageProps) {
  useScrollToHash();
  return (
    <>
      <TableOfContents sections={article.sections} />
      {article.sections.map(({ id, title, blocks }) => (
        <section key={id} aria-labelledby={id} className={styles.section}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <BlockList blocks={blocks} product={product} />
        </section>
      ))}
    </>
  );
}

/** Shows one section at a time; the section with the file that the URL hash names is open initially. UI-1, STATE-1. */
function AccordionSections({ article, product }: ArticlePageProps) {
  const remembered = useRememberedItem('sections', () =>
    sectionWithCard(article, product, cardAnchorFromHash()),
  );
  return (
    <Accordion
      {...remembered}
      items={article.sections.map(({ id, title, blocks }) => ({
        id,
        title,
        content: () => <BlockList blocks={blocks} product={product} />,
      }))}
    />
  );
}
