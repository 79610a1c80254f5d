/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox';
import type { RenderedPages } from '.';

const SCRIPT = 'remotes/mfe-cae/0123abcd/entry.js';
const FILES: Record<string, string | Buffer> = {
  'index.html': '<!doctype html><title>Portal</title>',
  // Of an older host: no page has it.
  'start.html': '<!doctype html><title>Older</title>',
  'remotes.json': '{}',
  'registry/hoops.json': '{}',
  'host/main.4f3a.js': 'host()',
  [SCRIPT]: 'entry()',
  [`${SCRIPT}.gz`]: gzipSync('entry()'),
  'headers.json': '{"headers": {"content-security-policy": "default-src \'self\'"}}',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

let folder: string;
let sandbox: TestSandbox;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-site-'));
  await writeFile(join(folder, 'outside.txt'), 'secret');
  for (const [path, content] of Object.entries(FILES)) {
    const file = join(folder, 'site', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  sandbox = await startTestSandbox({ siteRoot: join(folder, 'site') });
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, accept = '*/*', headers: Record<string, string> = {}) =>
  fetch(sandbox.origin + path, { headers: { accept, ...headers } });
const HTML = 'text/html,application/xhtml+xml';

test.each([
  '/',
  '/start',
  '/hoops/communicator/downloads/2025.4.0',
  '/no/such/page.html',
  '/index.html',
  '//evil.example/start',
  '/%5C%5Cevil.example',
  // NAV-10: malformed addresses.
  '/%E0%A4%A',
  '/hoops/%zz?x=%E0',
])('a visit to %s shows the portal, uncached', async (path) => {
  const answer = await get(path, HTML);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(await answer.text()).toContain('<title>Portal</title>');
});

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
    const answer = await raw(path, headers);
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
  const { status, headers } = await raw(path, accept === undefined ? {} : { accept });
  expect(status).toBe(404);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: expect.stringMatching(/accept/i) });
});

// PAGES-8.
test('a rendered page is the document of its address only where that is switched on', async () => {
  const siteRoot = await mkdtemp(join(folder, 'rendered-'));
  await mkdir(join(siteRoot, 'pages/cae'), { recursive: true });
  await writeFile(join(siteRoot, 'index.html'), '<title>Portal</title>');
  await writeFile(join(siteRoot, 'pages/cae/a.html'), '<title>Rendered</title>');
  const titles = async (renderedPages: RenderedPages) => {
    const own = await startTestSandbox({ siteRoot, renderedPages });
    const read = async (path: string) =>
      /<title>(.*)</.exec(await (await fetch(own.origin + path, { headers: { accept: HTML } })).text())?.[1];
    const found = [
      await read('/cae/a'),
      await read('/cae/a/'),
      await read('/cae/b'),
      await read('/..%2fcae/a'),
    ];
    await own.close();
    return found;
  };
  expect(await titles('none')).toEqual(['Portal', 'Portal', 'Portal', 'Portal']);
  expect(await titles('stored')).toEqual(['Rendered', 'Rendered', 'Portal', 'Portal']);
});

test('a page has the headers that the build specifies', async () => {
  const { headers } = await get('/start', HTML);
  // The default configuration enables overrides, which opens two directives and leaves the others.
  expect(headers.get('content-security-policy')?.split('; ')).toEqual([
    "default-src 'self'",
    expect.stringMatching(/^script-src 'self' http:\/\/localhost:\* /),
    expect.stringMatching(/^connect-src 'self' http:\/\/localhost:\* /),
  ]);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([
  [`/${SCRIPT}`, 'public, max-age=31536000, immutable'],
  ['/host/main.4f3a.js', 'public, max-age=31536000, immutable'],
  ['/remotes.json', 'no-cache'],
  ['/registry/hoops.json', 'no-cache'],
  ['/portal.config.json', 'no-cache'],
  ['/favicon.svg', 'no-cache'],
])('%s may be kept: %s', async (path, cacheControl) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, cacheControl]);
});

test('sends a compressed file with its content type if the client accepts it', async () => {
  const answer = await get(`/${SCRIPT}`, '*/*', { 'accept-encoding': 'gzip' });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await answer.text()).toBe('entry()');
});

test('an unchanged file is not sent again', async () => {
  const etag = (await get('/host/main.4f3a.js')).headers.get('etag') ?? '';
  expect(await raw('/host/main.4f3a.js', { 'if-none-match': etag })).toMatchObject({
    status: 304,
    text: '',
  });
});

test.each([
  ['/remotes/mfe-cae/gone.js', HTML],
  ['/remotes/mfe-cae/gone.js', '*/*'],
  ['//gone.js', '*/*'],
  ['/missing.png', 'image/*'],
  ['/services/nothing', HTML],
  ['/services/account/%E0%A4%A', HTML],
  ['/places/nothing', HTML],
])('%s (%s) is missing and says so', async (path, accept) => {
  const answer = await get(path, accept);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ error: 'not-found' });
});

test('does not return a page for a POST', async () => {
  const answer = await fetch(`${sandbox.origin}/start`, { method: 'POST', headers: { accept: HTML } });
  expect(answer.status).toBe(404);
});

interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Sends a request unchanged: `fetch` would normalize its path and headers. */
function raw(path: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(sandbox.origin);
    request({ hostname, port, path, headers }, (answer) => {
      let text = '';
      answer
        .on('data', (chunk) => (text += chunk))
        .on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  '/../outside.txt',
  '/..%2foutside.txt',
  '/%2e%2e/outside.txt',
  '/remotes/..%2f..%2foutside.txt',
  '//outside.txt',
])('%s does not leave the folder', async (path) => {
  expect((await raw(path)).text).not.toContain('secret');
});

describe('the configuration', () => {
  test("is the sandbox's default, with the origin of the request", async () => {
    const config = (await (await get('/portal.config.json')).json()) as { observability: { dsn: string } };
    expect(config.observability.dsn).toBe(`${sandbox.origin.replace('//', '//public@')}/services/errors/1`);
  });

  test('is refused for an invalid Host header, which the response does not repeat', async () => {
    const { status, text } = await raw('/portal.config.json', { host: 'a"b' });
    expect(status).toBe(403);
    expect(text).not.toContain('a"b');
  });

  test('is the file of the site if there is one: read for each request, 404 once it is deleted', async () => {
    const siteRoot = await mkdtemp(join(folder, 'own-'));
    const file = join(siteRoot, 'portal.config.json');
    await writeFile(file, '{"siteTitle": "One"}');
    const own = await startTestSandbox({ siteRoot });
    const read = () => fetch(`${own.origin}/portal.config.json`);
    expect(await (await read()).json()).toEqual({ siteTitle: 'One' });
    await writeFile(file, '{"siteTitle": ');
    expect(await (await read()).text()).toBe('{"siteTitle": ');
    await rm(file);
    expect((await read()).status).toBe(404);
    await own.close();
  });
});

test('without a site there are only the services', async () => {
  const bare = await startTestSandbox();
  expect((await fetch(`${bare.origin}/start`, { headers: { accept: HTML } })).status).toBe(404);
  await bare.close();
});

test('a folder that does not exist is refused at the start', async () => {
  await expect(startTestSandbox({ siteRoot: join(folder, 'nowhere') })).rejects.toThrow(/does not exist/);
});
