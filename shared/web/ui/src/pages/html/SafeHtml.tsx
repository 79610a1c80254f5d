import { pageUrl } from '@portal/config';
import createDOMPurify, { type DOMPurify } from 'dompurify';
import { createElement, type ReactNode, useMemo } from 'react';
import { cx } from '../../support/cx';
import { sanitizingWindow } from '../../support/rendering';
import styles from './html.module.css';

/**
 * Text formatting, lists, tables and links. No tag that loads resources, scripts, styles or submits forms. Of a table
 * it is every part with text: text outside of a cell would move when a browser parses a rendered page.
 */
const allowedTags =
  'a abbr b blockquote br caption code dd div dl dt em h1 h2 h3 h4 h5 h6 i kbd li ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  );

/** `http(s):`, `mailto:`, `tel:` and relative URLs. Excludes `javascript:` and `data:`. */
const allowedUrl = /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;

const isLink = (node: Element): node is HTMLAnchorElement =>
  node.localName === 'a' && node.hasAttribute('href');

function createSanitizer(): DOMPurify {
  const sanitizer = createDOMPurify(sanitizingWindow());
  sanitizer.addHook('afterSanitizeAttributes', (node) => {
    if (!isLink(node) || !/^https?:$/.test(node.protocol) || node.origin === pageUrl().origin) return;
    node.target = '_blank';
    node.rel = 'noopener';
  });
  return sanitizer;
}

let purify: DOMPurify | undefined;

/**
 * Sanitizes untrusted HTML to a fragment of allowed elements. Links to other origins open in a new tab.
 * SEC-1, SEC-2.
 */
export function sanitize(html: string): DocumentFragment {
  purify ??= createSanitizer();
  return purify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ['href', 'title', 'colspan', 'rowspan'],
    ALLOWED_URI_REGEXP: allowedUrl,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}

/** Whether a text is the same as HTML and as text: neither tags nor entities. Most texts are, and need no sanitizer. */
const isPlainText = (text: string): boolean => !/[<&]/.test(text);

/** Whether untrusted HTML contains a link to a path of the portal after sanitizing. */
export const hasLinkTo = (html: string, path: string): boolean =>
  !isPlainText(html) &&
  [...sanitize(html).querySelectorAll('a')].some((link) => link.getAttribute('href') === path);

/** A tag that begins another line. */
const NEW_LINE = /<(?=br\b|\/?(?:[dou]l|d[dt]|div|h\d|li|p|pre|t[dhr])\b)/gi;

/** The text of untrusted HTML, without tags. Words of two lines stay apart. */
export const plainText = (html: string): string =>
  isPlainText(html) ? html : (sanitize(html.replace(NEW_LINE, ' <')).textContent ?? '');

/** Attributes that React names differently, and headings that belong to the page. */
const REACT_NAMES: Readonly<Record<string, string>> = {
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  h1: 'h3',
  h2: 'h3',
};

const ELEMENT_NODE = 1;

const reactName = (name: string): string => REACT_NAMES[name] ?? name;

function elementOf(element: Element, key: number): ReactNode {
  const attributes = [...element.attributes].map(({ name, value }) => [reactName(name), value]);
  const node = createElement(
    reactName(element.localName),
    { key, ...Object.fromEntries(attributes) },
    ...toReact(element),
  );
  if (element.localName !== 'table') return node;
  return (
    <section
      key={key}
      className={styles.table}
      aria-label="Table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, also with the keyboard
      tabIndex={0}
    >
      {node}
    </section>
  );
}

/** The nodes of a sanitized fragment as React nodes: the same in a browser and where a page is rendered ahead. */
const toReact = (parent: ParentNode & Node): ReactNode[] =>
  [...parent.childNodes].map((node, index) =>
    node.nodeType === ELEMENT_NODE ? elementOf(node as Element, index) : node.textContent,
  );

export interface SafeHtmlProps {
  /** Text that may contain simple HTML, from an untrusted source. */
  readonly html: string;
  readonly className?: string | undefined;
}

/** Renders sanitized HTML as elements; no string is parsed as HTML here. */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const content = useMemo(() => (isPlainText(html) ? html : toReact(sanitize(html))), [html]);
  const hasTags = html.includes('<');
  return <div className={cx(styles.html, !hasTags && styles.plain, className)}>{content}</div>;
}
