import { BOOT_SCRIPT } from '@portal/document';
import type { PageTarget } from './read-parts';

/** The facts that a document states about its own rendering. The start compares them with what it loads. */
export interface DocumentKey {
  readonly host: string;
  /** The part that rendered it, such as `mfe-cae@1.2.0`. */
  readonly part: string;
  /** Hash of the configuration. */
  readonly config: string;
}

/** The facts that the documents of a part state. */
export const documentKeyOf = ({ host, parts, config }: PageTarget, part: string): DocumentKey => ({
  host,
  part: `${part}@${parts[part]?.version ?? ''}`,
  config,
});

export const isSameKey = (first: DocumentKey, second: DocumentKey): boolean =>
  first.host === second.host && first.part === second.part && first.config === second.config;

/** What a document of a page is made of. */
export interface PageParts {
  /** The live host's document. */
  readonly template: string;
  readonly head: string;
  readonly html: string;
  /** Styles that the template does not contain. */
  readonly styles: string;
  readonly key: DocumentKey;
  /** Hashes of the content that was read, by URL. */
  readonly content: Readonly<Record<string, string>>;
}

/** What the document of a page is made of, with the release of its part. */
export const pagePartsOf = (
  target: PageTarget,
  part: string,
  { head, html }: Pick<PageParts, 'head' | 'html'>,
  content: PageParts['content'],
): PageParts => ({
  template: target.template,
  head,
  html,
  styles: target.parts[part]?.styles(html) ?? '',
  key: documentKeyOf(target, part),
  content,
});

/** Digits of a content's hash in a document. It tells versions of a file apart; it protects nothing. */
const HASH_LENGTH = 16;

const HTML = /<html(?=[\s>])/;
const HEAD = /<title>[^<]*<\/title>\n<meta name="description"[^>]*>/;
const ROOT = /<div id="root">[\s\S]*<\/div>\n<noscript>[\s\S]*?<\/noscript>\n<\/body>/;

/** Replaces exactly one place of a document. @throws if the document does not have it. */
function replacePlace(document: string, place: RegExp, text: string): string {
  if (!place.test(document))
    throw new Error('The document of the host is not one that pages can be rendered into');
  // A function: the text may contain `$`.
  return document.replace(place, () => text);
}

/**
 * Delays the first paint until the parser has reached the page (Chromium), or has parsed it (the standard). A slow
 * processor would spend 20 to 60 ms on a frame without it. Other browsers ignore the link. PAGES-13.
 */
const PAINT_WITH_PAGE = '<link rel="expect" href="#root" blocking="render">';

const attribute = (name: string, value: string) =>
  ` data-${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

/** Whether a document is one of {@link pageDocument}, and not the host's own. */
export const isPageDocument = (document: string): boolean => document.includes('<div id="root" data-host="');

/** The content that a document of {@link pageDocument} states: the first digits of its hashes, by URL. */
export function statedContent(document: string): Readonly<Record<string, string>> {
  const [, attribute = ''] = /<html data-content="([^"]*)"/.exec(document) ?? [];
  const words = attribute.replaceAll('&quot;', '"').replaceAll('&amp;', '&').split(' ');
  return Object.fromEntries(
    words.flatMap((hash, at) => (at % 2 === 0 && words[at + 1] ? [[words[at + 1], hash]] : [])),
  );
}

/**
 * The document of a rendered page: the host's own, with the page's head, styles and content. Its root states what
 * rendered the page, the document itself which content it shows, so that the inline script requests that content.
 * That script is after the content, which is painted without it.
 */
export function pageDocument({ template, head, html, styles, key, content }: PageParts): string {
  const read = Object.entries(content).map(([url, hash]) => `${hash.slice(0, HASH_LENGTH)} ${url}`);
  const facts = Object.entries(key).map(([name, value]) => attribute(name, value));
  // Hosts before this one have it in the script of the head, where it stays.
  const [boot = ''] = BOOT_SCRIPT.exec(template) ?? [];
  const withContent = replacePlace(
    template.replace(BOOT_SCRIPT, ''),
    HTML,
    `<html${attribute('content', read.join(' '))}`,
  );
  const withHead = replacePlace(withContent, HEAD, head);
  const withStyles = replacePlace(
    withHead,
    /<\/head>/,
    `${styles && `<style>${styles}</style>\n`}${PAINT_WITH_PAGE}\n</head>`,
  );
  return replacePlace(withStyles, ROOT, `<div id="root"${facts.join('')}>${html}</div>\n${boot}</body>`);
}
