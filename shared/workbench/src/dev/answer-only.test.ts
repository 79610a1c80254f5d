/** @jest-environment node */
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerOnly } from './answer-only';

const PORTAL = 'https://portal.example';
let server: Server;
beforeAll(async () => {
  const handle = answerOnly([PORTAL]);
  server = createServer((asked, response) => handle(asked, response, () => response.end('the build')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

function ask(
  headers: Record<string, string>,
): Promise<readonly [status: number, allowed: string | undefined]> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ hostname: '127.0.0.1', port, headers, agent: false }, (answer) => {
      answer
        .resume()
        .on('end', () => resolve([answer.statusCode ?? 0, answer.headers['access-control-allow-origin']]));
    })
      .on('error', reject)
      .end();
  });
}

it('answers the portal, who may read the answer', async () => {
  expect(await ask({ origin: PORTAL })).toEqual([200, PORTAL]);
});

it('answers its own pages, programs and people', async () => {
  expect(await ask({ host: 'localhost:3101', referer: 'http://localhost:3101/' })).toEqual([200, undefined]);
  expect(await ask({})).toEqual([200, undefined]);
  expect(await ask({ 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' })).toEqual([200, undefined]);
});

it.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a site whose name begins alike', { origin: 'https://portal.example.evil.example' }],
  ['an origin that is kept secret', { origin: 'null' }],
  ['a script of another site', { referer: 'https://evil.example/bait' }],
  ['a script that does not say whose', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
])('does not answer %s', async (_, headers) => {
  expect(await ask({ ...headers })).toEqual([403, undefined]);
});
