const TYPES: Readonly<Record<string, string>> = {
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
};
const ENCODINGS: Readonly<Record<string, string>> = { br: 'br', gz: 'gzip' };

/** Paths below which a file never changes once it is there. */
const IMMUTABLE = /^(host|remotes)\//;
/** The host's own record of which release is live. */
const POINTER = 'host/live.json';

/** Headers that go with a published file. */
export interface StoredAs {
  readonly contentType: string;
  readonly contentEncoding?: string;
  readonly cacheControl: string;
}

/** What an object store must say of a file; a web server over a folder has the same rules. */
export function storedAs(path: string): StoredAs {
  const [, plain = path, compressed = ''] = /^(.*?)(?:\.(br|gz))?$/.exec(path) ?? [];
  const contentEncoding = ENCODINGS[compressed];
  const immutable = IMMUTABLE.test(path) && path !== POINTER;
  return {
    contentType: TYPES[plain.slice(plain.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    ...(contentEncoding === undefined ? {} : { contentEncoding }),
    cacheControl: immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}
