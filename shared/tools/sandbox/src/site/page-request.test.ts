/** @jest-environment node */
import { forTests } from '../testing/test-sandbox';
import { HTML, startTestSite } from '../testing/test-site';

const site = forTests(startTestSite);

const clients: readonly (readonly [who: string, headers: Record<string, string>])[] = [
  ['a browser', { accept: HTML, 'accept-encoding': 'gzip, deflate, br' }],
  ['curl', { accept: '*/*' }],
  ['a program without an Accept header', {}],
  ['a client that accepts any text', { accept: 'text/*' }],
  ['a client that accepts no compression', { accept: '*/*', 'accept-encoding': 'identity' }],
  ['a browser that accepts no compression', { accept: HTML, 'accept-encoding': 'identity' }],
  ['a client that accepts any compression', { accept: '*/*', 'accept-encoding': '*' }],
  ['a browser with an empty Accept-Encoding', { accept: HTML, 'accept-encoding': '' }],
];
describe.each(clients)('%s', (_, headers) => {
  test.each([
    '/',
    '/?utm_source=x',
    '/start',
    '/hoops/communicator/downloads/latest',
    '/hoops/communicator/downloads/2025.4.0',
  ])('gets a page for %s that varies by Accept', async (path) => {
    const answer = await site.raw(path, headers);
    expect(answer).toMatchObject({ status: 200, text: expect.stringContaining('<title>Portal</title>') });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: expect.stringMatching(/accept, accept-encoding/i),
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
  });
});

test.each([
  ['/missing.png', '*/*'],
  ['/nowhere/x.js', undefined],
  ['/start', 'application/json'],
  ['/remotes/mfe-cae/gone.js', '*/*'],
])('%s for %s is a 404 that is not cached', async (path, accept) => {
  const { status, headers } = await site.raw(path, accept === undefined ? {} : { accept });
  expect(status).toBe(404);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: expect.stringMatching(/accept/i) });
});

test.each([
  ['/remotes/mfe-cae/gone.js', HTML],
  ['/remotes/mfe-cae/gone.js', '*/*'],
  ['//gone.js', '*/*'],
  ['/missing.png', 'image/*'],
  ['/services/nothing', HTML],
  ['/services/account/%E0%A4%A', HTML],
  ['/places/nothing', HTML],
  ['/feeds/', HTML],
  ['/feeds/cae/eda', HTML],
])('%s (%s) is missing and says so', async (path, accept) => {
  const answer = await site.get(path, accept);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ error: 'not-found' });
});

test('does not return a page for a POST', async () => {
  const answer = await fetch(`${site.origin}/start`, { method: 'POST', headers: { accept: HTML } });
  expect(answer.status).toBe(404);
});
