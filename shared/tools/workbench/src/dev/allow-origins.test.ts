/** @jest-environment node */
import { createServer, request, type Server } from 'node:http';
import { end, listen } from '@portal/build/testing/servers';
import { allowOrigins } from './allow-origins';

const PORTAL = 'https://portal.example';
let server: Server;
let port: number;
beforeAll(async () => {
  const handle = allowOrigins([PORTAL]);
  server = createServer((incoming, response) => handle(incoming, response, () => response.end('the build')));
  port = await listen(server);
});
afterAll(() => end(server));

function send(
  headers: Record<string, string>,
): Promise<readonly [status: number, allowed: string | undefined]> {
  return new Promise((resolve, reject) => {
    request({ hostname: '127.0.0.1', port, headers, agent: false }, (response) => {
      response
        .resume()
        .on('end', () =>
          resolve([response.statusCode ?? 0, response.headers['access-control-allow-origin']]),
        );
    })
      .on('error', reject)
      .end();
  });
}

test('accepts requests from the portal and lets it read the response', async () => {
  expect(await send({ origin: PORTAL })).toEqual([200, PORTAL]);
});

test('accepts requests from its own pages, from programs and from the address bar', async () => {
  expect(await send({ host: 'localhost:3101', referer: 'http://localhost:3101/' })).toEqual([200, undefined]);
  expect(await send({})).toEqual([200, undefined]);
  expect(await send({ 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' })).toEqual([200, undefined]);
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a site whose name starts with the name of the portal', { origin: 'https://portal.example.evil.example' }],
  ['an opaque origin', { origin: 'null' }],
  ['a script of another site', { referer: 'https://evil.example/bait' }],
  ['a cross-site script without a referrer', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
])('rejects %s', async (_, headers) => {
  expect(await send({ ...headers })).toEqual([403, undefined]);
});
