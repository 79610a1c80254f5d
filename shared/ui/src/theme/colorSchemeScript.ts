/** Where the visitor's choice is kept, in local storage: the session storage holds the session's keys only (SES-3). */
export const colorSchemeKey = 'portal-color-scheme';

/**
 * Source of the inline script for the head of `index.html`: it sets `data-theme` before the first paint,
 * so that a dark page never flashes white. It needs nothing and throws nothing.
 */
export const colorSchemeScript = `!function(d){var c;try{c=localStorage.getItem("${colorSchemeKey}")}catch(e){}d.dataset.theme=c==="dark"||c==="light"?c:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"}(document.documentElement)`;
