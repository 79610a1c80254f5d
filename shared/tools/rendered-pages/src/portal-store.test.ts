/** @jest-environment node */
import { createServer, type RequestListener } from 'node:http';
import { end, listen } from '@portal/build/testing/servers';
import { portalStore } from './portal-store';

let portal: string;
let answer: RequestListener;
const requested: string[] = [];
const server = createServer((request, response) => {
  requested.push(request.url ?? '');
  answer(request, response);
});
beforeAll(async () => {
  portal = `http://127.0.0.1:${await listen(server)}`;
});
beforeEach(() => requested.splice(0));
afterAll(() => end(server));

// PAGES-17.
test.each([
  ['host/live.json', '/host/live.json'],
  ['remotes/mfe-points/1.0.0+a/render.cjs', '/remotes/mfe-points/1.0.0%2Ba/render.cjs'],
  // Copies of documents are private; the live one is at the root.
  ['host/releases/1.0.0/root/index.html', '/index.html'],
])('reads %s at %s', async (path, address) => {
  answer = (_, response) => response.end('text');
  const stored = await portalStore(portal).read(path);
  expect(new TextDecoder().decode(stored?.bytes)).toBe('text');
  expect(requested).toEqual([address]);
});

test('a file that does not exist is null', async () => {
  answer = (_, response) => response.writeHead(404).end();
  expect(await portalStore(portal).read('host/live.json')).toBeNull();
});

test('an answer that fails once is asked for again', async () => {
  answer = (_, response) => response.writeHead(requested.length === 1 ? 502 : 200).end('text');
  expect(await portalStore(portal).read('host/live.json')).not.toBeNull();
});

test.each<[string, RequestListener, RegExp]>([
  ['an error', (_, response) => response.writeHead(503).end(), /live\.json answered 503$/],
  [
    'a redirect',
    (_, response) => response.writeHead(302, { location: '/' }).end(),
    /live\.json could not be read: unexpected redirect$/,
  ],
  [
    'a torn one',
    (_, response) => response.writeHead(200, { 'content-length': 9 }).end('x'),
    /live\.json could not be read: other side closed$/,
  ],
])('%s is named with its address and the reason', async (_, listener, reason) => {
  answer = (request, response) => {
    listener(request, response);
    response.socket?.end();
  };
  await expect(portalStore(portal).read('host/live.json')).rejects.toThrow(reason);
});

test('is neither listed nor written', async () => {
  const store = portalStore(portal);
  for (const attempt of [
    store.list('pages'),
    store.remove([]),
    store.replace([]),
    store.create('x', new Uint8Array()),
  ])
    await expect(attempt).rejects.toThrow('cannot be listed or written');
  expect(requested).toEqual([]);
});
