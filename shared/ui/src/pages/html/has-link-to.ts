import { sanitize } from './sanitize';

/** Whether untrusted HTML contains a link to a path of the portal after sanitizing. */
export const hasLinkTo = (html: string, path: string): boolean =>
  [...sanitize(html).querySelectorAll('a')].some((link) => link.getAttribute('href') === path);
