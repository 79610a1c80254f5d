const TYPES: Readonly<Record<string, string>> = {
  atom: 'application/atom+xml; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};
const ENCODINGS: Readonly<Record<string, string>> = { br: 'br', gz: 'gzip' };

/** Paths whose files never change once they exist. */
const IMMUTABLE = /^(host|remotes)\//;
/** The exceptions: which host release is live, and its headers for nginx. */
const REPLACED = new Set(['host/live.json', 'host/headers.conf']);

/** HTTP headers of a published file. */
export interface ObjectHeaders {
  readonly contentType: string;
  readonly contentEncoding?: string;
  readonly cacheControl: string;
}

/** The headers that an object store sends with a file. Web servers over a folder use the same rules. */
export function objectHeaders(path: string): ObjectHeaders {
  const [, original = path, compressed = ''] = /^(.*?)(?:\.(br|gz))?$/.exec(path) ?? [];
  const contentEncoding = ENCODINGS[compressed];
  const immutable = IMMUTABLE.test(path) && !REPLACED.has(path);
  return {
    contentType: TYPES[original.slice(original.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    ...(contentEncoding === undefined ? {} : { contentEncoding }),
    cacheControl: immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}
