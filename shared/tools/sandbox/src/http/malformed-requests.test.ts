/** @jest-environment node */
import { defaultMaxListeners } from 'node:events';
import { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import fc from 'fast-check';
import { hostileRequests, injectedHeaders, sendBytes } from '../testing/hostile-requests';
import { forTests } from '../testing/test-sandbox';
import { startTestSite } from '../testing/test-site';

const site = forTests(startTestSite);

const send = (bytes: string) => sendBytes(connect(Number(new URL(site.origin).port), '127.0.0.1'), bytes);

// HEADER-1, BOX-7.
test('2,000 addresses, methods and hosts: no failure, no hang, no header of the request’s making', async () => {
  await fc.assert(
    fc.asyncProperty(hostileRequests, async (bytes) => {
      const response = await send(bytes);
      if (response.status === null) return expect(bytes).toMatch(/^CONNECT /);
      expect(response.status).toBeLessThan(500);
      expect(injectedHeaders(response)).toEqual([]);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }),
    { numRuns: 2_000, seed: 30 },
  );
}, 120_000);

test('an address that no file can have makes no handler wait for the response too often', async () => {
  const added = jest.spyOn(ServerResponse.prototype, 'on');
  expect((await send('GET //x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')).status).toBe(200);
  const listeners = added.mock.calls.filter(([event]) => event === 'close');
  added.mockRestore();
  expect(listeners.length).toBeGreaterThan(0);
  expect(listeners.length).toBeLessThanOrEqual(defaultMaxListeners);
});

// BOX-7.
test.each([
  ['HEAD', '/feeds/x%0d%0aSet-Cookie:a=1\\.atom', 404],
  ['GET', '/feeds/..%5cx.atom', 404],
  ['GET', '/feeds/%00', 404],
])('%s %s is an address without a file', async (verb, path, status) => {
  const response = await send(`${verb} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  expect(response.status).toBe(status);
});

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['no Host header', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['two of them', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
  ['too many bytes of headers', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  [
    'an unknown expectation',
    'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: x\r\nConnection: close\r\n\r\n',
    417,
  ],
])('a request with %s is refused with all headers', async (_, bytes, status) => {
  const response = await send(bytes);
  expect(response.status).toBe(status);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});
