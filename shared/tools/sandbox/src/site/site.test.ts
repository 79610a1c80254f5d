/** @jest-environment node */
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFiles } from '@portal/build/testing';
import { forTests, startTestSandbox } from '../testing/test-sandbox';
import { HTML, SCRIPT, startTestSite } from '../testing/test-site';
import type { RenderedPages } from '.';

const site = forTests(startTestSite);

test.each([
  '/no/such/page.html',
  '/index.html',
  '//evil.example/start',
  '/%5C%5Cevil.example',
  // NAV-10: malformed addresses.
  '/%E0%A4%A',
  '/hoops/%zz?x=%E0',
])('a visit to %s shows the portal, uncached', async (path) => {
  const answer = await site.get(path, HTML);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(await answer.text()).toContain('<title>Portal</title>');
});

// PAGES-8.
test('a rendered page is the document of its address only where that is switched on', async () => {
  const siteRoot = await mkdtemp(join(site.folder, 'rendered-'));
  writeFiles(siteRoot, {
    'index.html': '<title>Portal</title>',
    'pages/cae/a.html': '<title>Rendered</title>',
  });
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
  const { headers } = await site.get('/start', HTML);
  // The default configuration enables overrides, which opens two directives and leaves the others.
  expect(headers.get('content-security-policy')?.split('; ')).toEqual([
    "default-src 'self'",
    expect.stringMatching(/^script-src 'self' http:\/\/localhost:\* /),
    expect.stringMatching(/^connect-src 'self' http:\/\/localhost:\* /),
  ]);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('sends a compressed file with its content type if the client accepts it', async () => {
  const answer = await site.get(`/${SCRIPT}`, '*/*', { 'accept-encoding': 'gzip' });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await answer.text()).toBe('entry()');
});

test.each([
  '/../outside.txt',
  '/..%2foutside.txt',
  '/%2e%2e/outside.txt',
  '/remotes/..%2f..%2foutside.txt',
  '//outside.txt',
])('%s does not leave the folder', async (path) => {
  expect((await site.raw(path)).text).not.toContain('secret');
});

test('without a site there are only the services', async () => {
  const bare = await startTestSandbox();
  expect((await fetch(`${bare.origin}/start`, { headers: { accept: HTML } })).status).toBe(404);
  await bare.close();
});

test('a folder that does not exist is refused at the start', async () => {
  await expect(startTestSandbox({ siteRoot: join(site.folder, 'nowhere') })).rejects.toThrow(
    /does not exist/,
  );
});

test.each([
  [`/${SCRIPT}`, 'public, max-age=31536000, immutable'],
  ['/host/main.4f3a.js', 'public, max-age=31536000, immutable'],
  ['/remotes.json', 'no-cache'],
  ['/registry/hoops.json', 'no-cache'],
  ['/portal.config.json', 'no-cache'],
  ['/favicon.svg', 'no-cache'],
])('%s may be kept: %s', async (path, cacheControl) => {
  const answer = await site.get(path);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, cacheControl]);
});
