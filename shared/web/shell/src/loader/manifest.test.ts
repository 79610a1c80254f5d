/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchManifest } from './load-release';

let server: Server;
let origin: string;
let reply: { status: number; body: string };
beforeAll(async () => {
  server = createServer((_, response) => response.writeHead(reply.status).end(reply.body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(globalThis, { window: { location: { href: `${origin}/start` } } });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const manifest = (name: string, path = '') => ({
  status: 200,
  body: JSON.stringify({ metaData: { remoteEntry: { name, path }, globalName: 'x' } }),
});
const read = () => fetchManifest(`${origin}/remotes/x/mf-manifest.json`, 'sha384-AAAA');

test('resolves the entry script relative to the manifest, with the registry’s integrity', async () => {
  reply = manifest('entry.js', 'scripts/');
  expect(await read()).toEqual({
    url: `${origin}/remotes/x/scripts/entry.js`,
    integrity: 'sha384-AAAA',
    global: 'x',
  });
});

test('returns the URL of an entry on another origin, so that it can be refused', async () => {
  reply = manifest('//evil.example/x.js');
  expect((await read()).url).toBe('http://evil.example/x.js');
  reply = manifest('x.js', 'https://evil.example/');
  expect((await read()).url).toBe('https://evil.example/x.js');
});

test.each([
  ['an error page', { status: 500, body: manifest('entry.js').body }, '500'],
  ['an HTML page', { status: 200, body: '<!doctype html>' }, 'JSON'],
  ['another shape', { status: 200, body: '{"metaData": {}}' }, 'metaData.remoteEntry: is missing'],
])('rejects %s', async (_, given, reason) => {
  reply = given;
  await expect(read()).rejects.toThrow(reason);
});
