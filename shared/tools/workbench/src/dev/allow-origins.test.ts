/** @jest-environment node */
import { createServer, request, type Server } from 'node:http';
import { folderForTests } from '@portal/build/testing';
import { end, listen } from '@portal/build/testing/servers';
import { Client } from '../nginx/testing/client';
import { allowOrigins, localOrigins, socketsFor } from './allow-origins';
import { compilerOf, startServer } from './serve';

const PORTAL = 'https://portal.example';
let server: Server;
let port: number;
beforeAll(async () => {
  const handle = allowOrigins([PORTAL]);
  server = createServer((incoming, response) => handle(incoming, response, () => response.end('the build')));
  port = await listen(server);
});
afterAll(() => end(server));

/** The status of a response, and which origin may read it. */
async function send(headers: Record<string, string>) {
  const response = await new Client(null).send(`http://127.0.0.1:${port}`, { headers });
  return [response.status, response.headers['access-control-allow-origin']];
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
  [
    'a script of another port, without a referrer',
    { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' },
  ],
])('rejects %s', async (_, headers) => {
  expect(await send({ ...headers })).toEqual([403, undefined]);
});

const folder = folderForTests();

/** The status with which a server answers a page that opens a socket. */
function openSocket(server: string, origin: string, host = new URL(server).host): Promise<number> {
  const headers = {
    origin,
    host,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
  };
  return new Promise((resolve, reject) => {
    request(`${server}/ws`, { headers, agent: false })
      .on('upgrade', (_, socket) => {
        socket.destroy();
        resolve(101);
      })
      .on('response', (response) => {
        response.destroy();
        resolve(response.statusCode ?? 0);
      })
      .on('error', reject)
      .end();
  });
}

const others = [
  'http://localhost:1',
  'http://127.0.0.1:1',
  'http://portal.example',
  'https://evil.example',
  'null',
];

test.each([
  ['of a remote', { webSocketServer: socketsFor([PORTAL, ...localOrigins(3000)]) }],
  ['of the host', {}],
])('only pages of the portal open sockets %s, and no other port of this machine', async (_, options) => {
  const entry = folder.write('entry.js', '');
  const compiler = compilerOf({ mode: 'development', entry, output: { path: folder.path } });
  const { server: devServer, origin } = await startServer(compiler, options);
  const own = 'webSocketServer' in options ? [PORTAL, ...localOrigins(3000)] : [origin];
  try {
    for (const allowed of own) expect([allowed, await openSocket(origin, allowed)]).toEqual([allowed, 101]);
    for (const other of others) expect([other, await openSocket(origin, other)]).toEqual([other, 401]);
    // Its own page, through a port that is forwarded to it.
    expect(await openSocket(origin, 'http://localhost:1', 'localhost:1')).toBe(101);
  } finally {
    await devServer.stop();
  }
});
