import { pageUrl } from '@portal/config';
import createDOMPurify, { type DOMPurify } from 'dompurify';
import { sanitizingWindow } from '../../support/rendering';

/** Text formatting, lists, tables and links. No tag that loads resources, scripts, styles or submits forms. */
const allowedTags =
  'a abbr b blockquote br code dd div dl dt em h3 h4 h5 i kbd li ol p pre s small span strong sub sup table tbody td th thead tr u ul'.split(
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

/** Whether untrusted HTML contains a link to a path of the portal after sanitizing. */
export const hasLinkTo = (html: string, path: string): boolean =>
  [...sanitize(html).querySelectorAll('a')].some((link) => link.getAttribute('href') === path);

/** The text of untrusted HTML, without tags. */
export const plainText = (html: string): string => sanitize(html).textContent ?? '';
