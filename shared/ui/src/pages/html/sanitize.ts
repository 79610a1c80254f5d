import createDOMPurify from 'dompurify';

/** Simple text with its emphasis, lists and links; nothing that loads, moves or looks like the portal. */
const allowedTags =
  'a abbr b blockquote br code dd div dl dt em h3 h4 h5 i kbd li ol p pre s small span strong sub sup table tbody td th thead tr u ul'.split(
    ' ',
  );

/** Places on the web, mail and telephone, and addresses without a scheme. `javascript:` and `data:` are neither. */
const allowedAddress = /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;

const purify = createDOMPurify(window);

purify.addHook('afterSanitizeAttributes', (node) => {
  if (!(node instanceof HTMLAnchorElement) || !node.hasAttribute('href')) return;
  if (!/^https?:$/.test(node.protocol) || node.origin === window.location.origin) return;
  node.target = '_blank';
  node.rel = 'noopener';
});

/**
 * Untrusted HTML as a fragment of allowed elements, ready to be put into the page; links to other
 * origins open in a new tab. Content is untrusted: SEC-1, SEC-2.
 */
export function sanitize(html: string): DocumentFragment {
  return purify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ['href', 'title', 'colspan', 'rowspan'],
    ALLOWED_URI_REGEXP: allowedAddress,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}
