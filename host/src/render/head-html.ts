import type { PageHead } from '@portal/contract';
import { type HeadFacts, type HeadTag, headTags } from '../head/page-facts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as the content of an element or of a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const SIGNS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(ENTITIES).map(([sign, entity]) => [entity, sign])),
  '&#x27;': "'",
};

/** The text of an element's content as React escapes it. */
export const unescapeHtml = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => SIGNS[entity] ?? entity);

/** The product that a page offers. */
type OfferedProduct = Pick<PageHead, 'name' | 'description'> & { readonly version?: string };

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
