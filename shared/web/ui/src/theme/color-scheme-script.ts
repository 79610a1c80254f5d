/** Key of the user's choice in local storage. Session storage holds only the keys of the session (SES-3). */
export const colorSchemeKey = 'portal-color-scheme';

/**
 * Source of the inline script in the head of `index.html`. It sets `data-theme` before the first paint, so
 * that a dark page does not flash white. It has no dependencies and never throws.
 */
export const colorSchemeScript = `!function(d){var c;try{c=localStorage.getItem("${colorSchemeKey}")}catch(e){}d.dataset.theme=c==="dark"||c==="light"?c:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"}(document.documentElement)`;
