/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readManifest } from './manifest';

let server: Server;
let origin: string;
let answer: { status: number; body: string };
beforeAll(async () => {
  server = createServer((_, response) => response.writeHead(answer.status).end(answer.body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(globalThis, { window: { location: { href: `${origin}/start` } } });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const manifest = (name: string, path = '') => ({
  status: 200,
  body: JSON.stringify({ metaData: { remoteEntry: { name, path }, globalName: 'x' } }),
});
const read = () => readManifest(`${origin}/remotes/x/mf-manifest.json`, 'sha384-AAAA');

it('names the entry beside it, whose bytes the registry knows', async () => {
  answer = manifest('entry.js', 'scripts/');
  expect(await read()).toEqual({
    url: `${origin}/remotes/x/scripts/entry.js`,
    integrity: 'sha384-AAAA',
    global: 'x',
  });
});

it('shows where an entry elsewhere is, so that it can be refused', async () => {
  answer = manifest('//evil.example/x.js');
  expect((await read()).url).toBe('http://evil.example/x.js');
  answer = manifest('x.js', 'https://evil.example/');
  expect((await read()).url).toBe('https://evil.example/x.js');
});

it.each([
  ['an error page', { status: 500, body: manifest('entry.js').body }, '500'],
  ['a page', { status: 200, body: '<!doctype html>' }, 'JSON'],
  ['another shape', { status: 200, body: '{"metaData": {}}' }, 'metaData.remoteEntry: expected'],
])('is not %s', async (_, given, reason) => {
  answer = given;
  await expect(read()).rejects.toThrow(reason);
});
