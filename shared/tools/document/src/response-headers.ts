/**
 * Files for pages of other origins: scripts of releases, which a portal may load from an origin of their own
 * (`--base-url`), and the list of releases with its feeds.
 */
const SHARED = /^\/(host|remotes|feeds)\/|^\/releases\.json$/;

/** Names that start with a dot, except `.` and `..`, and files that are not complete yet. Services have no files. */
const UNSERVED = /^(?!\/services\/).*(\/\.(?!\.?(\/|$))|\.draft$)/s;

/** Services whose pages visitors open: sign-in, account. What they allow is theirs to say. Content is JSON. */
const OTHER_SERVICE = /^\/services\/(?!content\/)/;

/**
 * The policy of every response that is no document of the portal: opened as a page, a file of a release, a feed or an
 * error runs nothing, loads nothing, and has no cookies and no storage of the portal. It changes nothing for pages
 * that load the file. Firefox applies it to an SVG in an image, too, so styles, images and fonts within the file are
 * allowed.
 */
const FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'none'; sandbox";

/** Headers of {@link responseHeaders}. */
export interface ResponseHeaders {
  readonly 'x-content-type-options': 'nosniff';
  readonly 'referrer-policy': 'strict-origin-when-cross-origin';
  /** Who may load a response into a page without CORS. */
  readonly 'cross-origin-resource-policy': 'same-origin' | 'cross-origin';
  /** Absent for services other than content. A document has its own instead. */
  readonly 'content-security-policy'?: string;
}

/**
 * The headers that every response has, whatever its type and status: the one table that the local server sends, the
 * CDN's stacks contain, and nginx is tested with. A service may send a stricter `Referrer-Policy` or another
 * `Cross-Origin-Resource-Policy` of its own. HEADER-1, HEADER-4.
 * @param path of the request, decoded and without its query.
 */
export const responseHeaders = (path: string): ResponseHeaders => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': SHARED.test(path) ? 'cross-origin' : 'same-origin',
  ...(OTHER_SERVICE.test(path) ? {} : { 'content-security-policy': FILE_POLICY }),
});

/** The headers that documents of the portal have besides, apart from their content security policy. HEADER-2. */
export const DOCUMENT_HEADERS = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;

/**
 * Whether no server may send the file of an address: temporary files of the release tool (`.draft`), its lock and
 * its records. HEADER-3.
 * @param path of the request, decoded and without its query.
 */
export const isUnservedPath = (path: string): boolean => UNSERVED.test(path);
