/**
 * The CloudFront function: which file an address returns, by the rules of nginx (`host/deploy/addresses.ts`).
 * It is deployed as a script of its own, after a line that defines `SITE`, so it imports nothing and uses only
 * what the runtime cloudfront-js-2.0 knows: no optional chaining, no spread, no module.
 */

/** What the function knows about the bucket; it cannot look there. */
interface Site {
  /** Files at the root, such as `/favicon.svg`. */
  readonly files: readonly string[];
  /** Headers of the responses that the function itself makes. HEADER-1. */
  readonly headers: Readonly<Record<string, string>>;
}

declare const SITE: Site;

interface ViewerRequest {
  uri: string;
  readonly headers: Readonly<Record<string, { readonly value: string }>>;
}

interface ViewerResponse {
  readonly statusCode: number;
  readonly statusDescription: string;
  readonly headers: Readonly<Record<string, { readonly value: string }>>;
}

/** Folders whose files are never pages. */
const FOLDERS = /^\/(host|remotes|registry|feeds)\//;
/** Files of the release tool. Copies of documents must not be served without their headers. What pages are rendered from is public. */
const PRIVATE =
  /^\/host\/releases\/(?![^/]+\/(?:release\.json|render\.cjs|render\.css)$)|^\/(?:host\/)?headers\.conf$|\/\.|\.draft$/;
/** A file extension; a version such as 2025.4.0 has none. */
const EXTENSION = /\.[A-Za-z][A-Za-z0-9]*$/;
const ACCEPTS_ANYTHING = /\*\/\*|text\/\*/;

function respond(statusCode: number, statusDescription: string): ViewerResponse {
  const headers: Record<string, { readonly value: string }> = {
    'cache-control': { value: 'no-store' },
    vary: { value: 'Accept' },
  };
  for (const name of Object.keys(SITE.headers)) headers[name] = { value: SITE.headers[name] || '' };
  return { statusCode: statusCode, statusDescription: statusDescription, headers: headers };
}

/** The path as the bucket reads it; null if it is not valid. */
function decodePath(uri: string): string | null {
  try {
    return decodeURIComponent(uri).replace(/\/+/g, '/');
  } catch (_) {
    return null;
  }
}

function acceptOf(request: ViewerRequest): string {
  const header = request.headers.accept;
  return header === undefined ? '' : header.value;
}

/** Whether a path without a file returns a page. */
function returnsPage(path: string, accept: string): boolean {
  if (accept.indexOf('text/html') >= 0) return true;
  return (accept === '' || ACCEPTS_ANYTHING.test(accept)) && !EXTENSION.test(path);
}

/** The rendered document of a page. If there is none, the origin returns the host's. */
function renderedDocument(path: string): string {
  const page = path.replace(/\/$/, '');
  return page === '' ? '/index.html' : `/pages${page.split('/').map(encodeURIComponent).join('/')}.html`;
}

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by its name.
function handler(event: { readonly request: ViewerRequest }): ViewerRequest | ViewerResponse {
  const request = event.request;
  const path = decodePath(request.uri);
  if (path === null) {
    // Browsers get a page of the portal, which names the address. NAV-10.
    if (acceptOf(request).indexOf('text/html') < 0) return respond(400, 'Bad Request');
    request.uri = '/index.html';
    return request;
  }
  if (PRIVATE.test(path)) return respond(404, 'Not Found');
  if (FOLDERS.test(path) || SITE.files.indexOf(path) >= 0) return request;
  if (!returnsPage(path, acceptOf(request))) return respond(404, 'Not Found');
  request.uri = renderedDocument(path);
  return request;
}
