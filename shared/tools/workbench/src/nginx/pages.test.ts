/** @jest-environment node */
import { text } from 'node:stream/consumers';
import { addresses, PAGES } from '../../../../../host/deploy/addresses';
import { startDeployment, type TestDeployment, testWithNginx as test } from './testing/deployment';
import { connectTls, getWithHttp2 } from './testing/handshake';

/** Documents of an older host, left at the root. No page has them, rendered ahead or not. */
const FORMER = ['start.html', 'rendered.html'];
/** The files of the table, each with its own path as its text. */
const FILES = [...new Set([...PAGES, ...FORMER, ...addresses.flatMap(({ file }) => file ?? [])])];

let deployment: TestDeployment;

beforeAll(async () => {
  const files = Object.fromEntries(FILES.map((file) => [file, file]));
  deployment = await startDeployment({ files: { ...files, 'index.html': 'index.html' } });
});
afterAll(() => deployment.stop());

// PAGES-12, REL-21.
test('an address returns the file of the table, also one that is rendered ahead', async () => {
  const { client, origin } = deployment;
  const served = await Promise.all(
    addresses.map(async ({ path, accept }) => {
      const sent = accept === undefined ? { path } : { path, headers: { accept } };
      const { status, body } = await client.send(origin, sent);
      return { path, accept, file: status === 200 ? body : status };
    }),
  );
  expect(served).toEqual(addresses.map(({ path, accept, file }) => ({ path, accept, file: file ?? 404 })));
});

// PAGES-12.
test('a rendered document has the headers of every document', async () => {
  const { client, origin } = deployment;
  const { headers } = await client.send(`${origin}/cae/eda/downloads/1.0`, {
    headers: { accept: 'text/html' },
  });
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-from-release': '1',
    vary: expect.stringContaining('Accept'),
  });
});

// FEED-1, FEED-2.
test.each([
  ['/releases.json', 'application/json'],
  ['/feeds/eda.atom', 'application/atom+xml; charset=utf-8'],
  ['/sitemap.xml', 'text/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
])('%s is %s and is revalidated', async (path, type) => {
  const { client, origin } = deployment;
  const { status, headers } = await client.send(origin + path, { headers: { accept: 'text/html' } });
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, 'no-cache']);
});

const IMMUTABLE = 'public, max-age=31536000, immutable';

test.each([
  ['/host/main.1.js', 200, IMMUTABLE, '*'],
  ['/host/releases/1.0.0/render.cjs', 200, IMMUTABLE, undefined],
  ['/host/live.json', 200, 'no-cache', undefined],
  ['/registry/cae.json', 200, 'no-cache', undefined],
  ['/registry/nobody.json', 200, 'no-cache', undefined],
  ['/host/gone.js', 404, 'no-store', undefined],
  ['/remotes/mfe-cae/1.0.0/gone.js', 404, 'no-store', undefined],
  ['/host/headers.conf', 404, 'no-store', undefined],
  ['/host/releases/1.0.0/root/index.html', 404, 'no-store', undefined],
  ['/remotes.json.1.draft', 404, 'no-store', undefined],
  ['/services/content/gone', 404, 'no-store', undefined],
])('%s is %i, may be kept as %s, and is read by %s', async (path, expected, kept, origin) => {
  const { status, headers } = await deployment.client.send(deployment.origin + path);
  expect([status, headers['cache-control'], headers['access-control-allow-origin']]).toEqual([
    expected,
    kept,
    origin,
  ]);
});

/** The response to a request line, by HTTP/1.1 without a library, which would correct it. */
const raw = (request: string) => {
  const socket = connectTls(deployment.port);
  socket.write(`${request}\r\n\r\n`);
  return text(socket);
};
const GET = 'GET /%E0%A4%A HTTP/1.1\r\nHost: localhost\r\nConnection: close';

// NAV-10.
test('an address that cannot be decoded is a page of the portal', async () => {
  const response = await raw(`${GET}\r\nAccept: text/html`);
  expect(response).toMatch(/^HTTP\/1\.1 200 /);
  expect(response).toMatch(/\r\ncontent-type: text\/html/i);
  expect(response).toMatch(/\r\nx-from-release: 1/i);
  expect(response).toMatch(/\r\nstrict-transport-security: /i);
  expect(response).toContain('index.html');
});

// NAV-10.
test('an address that cannot be decoded is a page of the portal by HTTP/2, too', async () => {
  expect(await getWithHttp2(deployment.port, '/%E0%A4%A')).toEqual({ status: 200, body: 'index.html' });
});

test('other bad requests are refused without a page', async () => {
  const response = await raw('GET /start HTTP/1.1\r\nHost: localhost\r\nHost: other\r\nConnection: close');
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
});
