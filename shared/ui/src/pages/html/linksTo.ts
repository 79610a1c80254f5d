import { sanitize } from './sanitize';

/** Whether untrusted HTML, once it is shown, holds a link to an address of the portal's own. */
export const linksTo = (html: string, path: string): boolean =>
  [...sanitize(html).querySelectorAll('a')].some((link) => link.getAttribute('href') === path);
