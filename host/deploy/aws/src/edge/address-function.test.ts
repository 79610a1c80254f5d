/** @jest-environment node */
import { addresses, PAGES } from '../../../addresses';
import { exampleSite } from '../testing/example';
import { addressFunctionCode } from './distribution';

interface Result {
  readonly uri?: string;
  readonly statusCode?: number;
  readonly headers: Readonly<Record<string, { readonly value: string }>>;
}

const code = addressFunctionCode(exampleSite, ['robots.txt']);
/** Runs the code as it is deployed. */
const handler = new Function(`${code}; return handler;`)() as (event: unknown) => Result;

/** Every file of the table is in the bucket. */
const bucket = new Set([...PAGES, ...addresses.flatMap(({ file }) => file ?? [])]);

/** The file that is sent: the bucket's, else the host's document (`origins.ts`). */
function fileOf(uri: string): string {
  const key = decodeURIComponent(uri.slice(1));
  return bucket.has(key) || !key.startsWith('pages/') ? key : 'index.html';
}

const request = (uri: string, accept?: string): Result =>
  handler({ request: { uri, headers: accept === undefined ? {} : { accept: { value: accept } } } });

// AWS-1, HEADER-1, HEADER-3, HEADER-4, PAGES-12.
test.each(addresses)('$path (Accept: $accept) returns $file', ({ path, accept, file }) => {
  const { uri, statusCode, headers } = request(path, accept);
  expect({ file: uri === undefined ? null : fileOf(uri), statusCode }).toEqual({
    file,
    statusCode: file === null ? 404 : undefined,
  });
  if (file === null)
    expect(headers).toEqual({
      'cache-control': { value: 'no-store' },
      vary: { value: 'Accept' },
      'x-content-type-options': { value: 'nosniff' },
      'referrer-policy': { value: 'strict-origin-when-cross-origin' },
      'cross-origin-resource-policy': { value: 'same-origin' },
      'content-security-policy': { value: expect.stringMatching(/^default-src 'none'; .*; sandbox$/) },
    });
});

test('a browser gets a page for an address that ends like a document, too', () => {
  expect(fileOf(request('/no/such/page.html', 'text/html').uri ?? '')).toBe('index.html');
});

test('an operator’s file at the root is served', () => {
  expect(request('/robots.txt', 'text/html').uri).toBe('/robots.txt');
});

// NAV-10.
test('a path that is not valid is a page for browsers and refused for others', () => {
  expect(request('/%E0%A4%A', 'text/html').uri).toBe('/index.html');
  expect(request('/%E0%A4%A', '*/*').statusCode).toBe(400);
});

test('the code is small enough and is a script that the runtime knows', () => {
  expect(Buffer.byteLength(code)).toBeLessThan(10_000);
  expect(code).not.toMatch(/\bimport\b|\bexport\b|\brequire\(|\?\.|\?\?|\.\.\./);
});
