import { type HeadFacts, type HeadTag, headTags } from '../head/head-tags';
import { escapeHtml } from './escape-html';

/** The product that a page offers. */
export interface OfferedProduct {
  readonly name: string;
  readonly description: string;
  readonly version?: string;
}

const tagHtml = ({ element, attributes }: HeadTag): string => {
  const texts = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${element}${texts.join('')}>`;
};

/** Structured data of schema.org. A data block: browsers do not run it, so the policy does not concern it. */
function productData(url: string, product: OfferedProduct): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: product.name,
    description: product.description,
    url,
    applicationCategory: 'DeveloperApplication',
    ...(product.version !== undefined && { softwareVersion: product.version }),
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/**
 * The head of a rendered page: title, description, canonical address, Open Graph, feed, structured data. PAGES-4.
 * @param product Default: the page offers none.
 */
export const headHtml = (facts: HeadFacts, product?: OfferedProduct): string =>
  [
    `<title>${escapeHtml(facts.title)}</title>`,
    ...headTags(facts).map(tagHtml),
    ...(product === undefined ? [] : [productData(facts.url, product)]),
  ].join('\n');
