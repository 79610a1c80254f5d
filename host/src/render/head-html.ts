import { escapeHtml } from './escape-html';

/** The facts of a page that its head states. */
export interface HeadFacts {
  readonly title: string;
  readonly siteTitle: string;
  readonly description: string;
  /** The page's own absolute address, without query and hash. */
  readonly url: string;
  /** The product that the page offers. Default: none. */
  readonly product?: { readonly name: string; readonly description: string; readonly version?: string };
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

/** Structured data of schema.org. A data block: browsers do not run it, so the policy does not concern it. */
function productData({ product, url }: HeadFacts): string[] {
  if (product === undefined) return [];
  const data = {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: product.name,
    description: product.description,
    url,
    applicationCategory: 'DeveloperApplication',
    ...(product.version !== undefined && { softwareVersion: product.version }),
  };
  return [`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`];
}

/** The head of a rendered page: title, description, canonical address, Open Graph, structured data. PAGES-4. */
export const headHtml = (facts: HeadFacts): string =>
  [
    `<title>${escapeHtml(facts.title)}</title>`,
    meta('name', 'description', facts.description),
    `<link rel="canonical" href="${escapeHtml(facts.url)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', facts.siteTitle),
    meta('property', 'og:title', facts.title),
    meta('property', 'og:description', facts.description),
    meta('property', 'og:url', facts.url),
    ...productData(facts),
  ].join('\n');
