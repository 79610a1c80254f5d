/** Bytes of a segment. A file name of 255 bytes also has room for what a store appends to it. */
const MAX_SEGMENT_BYTES = 200;
/** Bytes of an address. The key of a file in a bucket has up to 1024, with the bucket's prefix. */
const MAX_ADDRESS_BYTES = 800;

/** The names of files that stand beside a page's folder: `/a.html/b` would need a folder in the place of `/a`. */
const FILE_NAME = /\.(?:html(?:\.br|\.gz)?|json)$/;

const bytesIn = (text: string): number => new TextEncoder().encode(text).length;

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function segmentFault(segment: string, isLast: boolean): string | undefined {
  const name = decodeSegment(segment);
  if (name === undefined) return `${JSON.stringify(segment)} has a malformed percent-encoding`;
  if (name === '') return isLast ? 'it ends with a slash' : 'it has an empty segment';
  if (name === '.' || name === '..') return 'it has a segment "." or ".."';
  if (/[/\\]/.test(name)) return 'it has an encoded slash or a backslash';
  if (/[\p{Cc}\p{Surrogate}]/u.test(name)) return 'it has a control character';
  if (bytesIn(name) > MAX_SEGMENT_BYTES) return `it has a segment of more than ${MAX_SEGMENT_BYTES} bytes`;
  if (!isLast && FILE_NAME.test(name)) return `it has the segment ${JSON.stringify(name)} before another one`;
  return undefined;
}

/**
 * Says why a public page cannot have this address: a file of the portal is named after it. PAGES-14.
 * @param path an entry of a remote's list of public pages, which is not checked yet.
 * @returns `undefined` for the path of a page, such as `/points/latest`.
 */
export function pageAddressFault(path: unknown): string | undefined {
  if (typeof path !== 'string') return 'it is not a string';
  if (!path.startsWith('/')) return 'it does not start with a slash';
  if (/[?#]/.test(path)) return 'it has a query or a hash';
  if (bytesIn(path) > MAX_ADDRESS_BYTES) return `it has more than ${MAX_ADDRESS_BYTES} bytes`;
  const segments = path.slice(1).split('/');
  return segments
    .map((segment, index) => segmentFault(segment, index === segments.length - 1))
    .find((fault) => fault !== undefined);
}

/** A text of others as a message shows it: in one line, not too long, and without what a terminal would obey. */
export function printable(text: string, most: number): string {
  const safe = text
    .slice(0, most)
    .replaceAll(
      /[\p{Cc}\p{Cf}\p{Surrogate}\p{Zl}\p{Zp}]/gu,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  return text.length > most ? `${safe}…` : safe;
}

/** Characters of an address that are printed. */
const MAX_PRINTED = 120;

/** An address as a message shows it. */
export const printableAddress = (path: unknown): string =>
  printable(typeof path === 'string' ? path : String(JSON.stringify(path)), MAX_PRINTED);
