import { pageUrl } from '@portal/config';

const withoutBlanks = (text: string) => text.replace(/\s/g, '_');

/** The `id` of a file's card. */
export const cardAnchor = (alertKey: string): string => `file-${withoutBlanks(alertKey)}`;

/** The hash of an address that names a card. */
export const cardHash = (alertKey: string): string => `#${encodeURIComponent(cardAnchor(alertKey))}`;

/** The anchor of the card that the URL's hash names; `null` if it names none. */
export function cardAnchorFromHash(hash: string = pageUrl().hash): string | null {
  try {
    // An address that is made from the key itself has its blanks.
    const anchor = withoutBlanks(decodeURIComponent(hash.slice(1)));
    return anchor.startsWith('file-') ? anchor : null;
  } catch {
    return null; // A malformed percent-encoding.
  }
}

const RECOMMENDED = 'recommended ';

/** The alert key of a file where a page recommends it, beside its card. */
export const recommendedKey = (alertKey: string): string => RECOMMENDED + alertKey;

/** Whether a download has a card, which an address can name. */
export const hasCard = (alertKey: string): boolean => !alertKey.startsWith(RECOMMENDED);
