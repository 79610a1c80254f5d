/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { FolderStore } from '@portal/releases';
import { removeFolders, scratchFolder } from '@portal/releases/testing';
import { releaseHost, releaseRemote, remoteScript } from '@portal/rendered-pages/testing';
import { forTests, startTestSandbox } from '../testing/test-sandbox';

// A process starts slowly on a busy machine.
jest.setTimeout(60_000);

const CONTENT = '/services/content/repos/portal/content/contents/content-data';
const CONFIG = {
  siteTitle: 'Zone',
  accountHost: '/services/account',
  content: { apiBase: '/services/content', repository: 'portal/content' },
};
const PAGES = ['/points/a', '/points/b%20c', '/points/broken'];

let siteRoot: string;
const sandbox = forTests(async () => {
  siteRoot = await scratchFolder();
  const store = new FolderStore(siteRoot);
  await releaseHost(store, '1.0.0');
  await releaseRemote(store, '1.0.0', remoteScript(PAGES, '', CONTENT));
  await writeFile(join(siteRoot, 'portal.config.json'), JSON.stringify(CONFIG));
  const content = { 'content-data/a.json': '"first"', 'content-data/b c.json': '"spaced"' };
  return startTestSandbox({ siteRoot, content, renderedPages: 'on-request' });
});
afterAll(removeFolders);

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(sandbox.origin + path, { headers: { accept: 'text/html', ...headers } });
const text = async (path: string) => (await get(path)).text();
const base64 = (content: string) => Buffer.from(content).toString('base64');

// PAGES-8.
test('a public page is in the first response, whatever the services answer now', async () => {
  await fetch(`${sandbox.origin}/services/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ call: 'content', kind: 'status', status: 500 }),
  });
  const page = await text('/points/a');
  expect(page).toContain('<title>/points/a</title>');
  expect(page).toContain(base64('"first"'));
  expect((await fetch(`${sandbox.origin}${CONTENT}/a.json`)).status).toBe(500);
  await fetch(`${sandbox.origin}/services/faults`, { method: 'DELETE' });
});

// PAGES-8.
test.each(['/points/a/', '/points/a?version=1', '/points/%61'])('%s is the same page', async (path) => {
  expect(await text(path)).toContain('<title>/points/a</title>');
});

test.each(['/points/b%20c', '/points/unknown', '/points/%zz', '/'])(
  '%s is answered with a document',
  async (path) => {
    const answer = await get(path);
    expect(answer.headers.get('content-type')).toMatch('text/html');
    expect(await answer.text()).toContain('<div id="root"');
  },
);

test('is compressed, revalidated, and has the headers of the host', async () => {
  const answer = await get('/points/a', { 'accept-encoding': 'identity' });
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('vary')).toMatch(/accept-encoding/);
  expect(answer.headers.get('content-security-policy')).toBeTruthy();
  const html = await answer.text();
  const { body } = await sandbox.app
    .inject({
      url: '/points/a',
      headers: { host: new URL(sandbox.origin).host, accept: 'text/html', 'accept-encoding': 'gzip, br' },
    })
    .then(({ rawPayload, headers }) => ({ body: rawPayload, headers }));
  expect(brotliDecompressSync(body).toString()).toBe(html);
  const tag = answer.headers.get('etag') ?? '';
  const again = await get('/points/a', { 'accept-encoding': 'identity', 'if-none-match': tag });
  expect(again.status).toBe(304);
});

// PAGES-8.
test('follows the content', async () => {
  sandbox.writeContent({ 'content-data/a.json': '"second"' });
  expect(await text('/points/a')).toContain(base64('"second"'));
});

// PAGES-8.
test('follows the releases', async () => {
  const store = new FolderStore(siteRoot);
  await releaseRemote(store, '1.1.0', remoteScript(PAGES, '', CONTENT));
  expect(await text('/points/a')).toContain('data-part="mfe-points@1.1.0"');
});

// PAGES-8.
test('a page that cannot be rendered is the document of the host, and the console says why', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const store = new FolderStore(siteRoot);
  const script = remoteScript(PAGES, '', CONTENT).replace(
    'const file =',
    'if (path.endsWith("broken")) throw new Error("No point"); const file =',
  );
  await releaseRemote(store, '1.2.0', script);
  expect(await text('/points/broken')).not.toContain('data-part');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('/points/broken cannot be rendered'));
  expect(await text('/points/a')).toContain('data-part="mfe-points@1.2.0"');
});

// BOX-6, PAGES-9.
test('lists the pages for search engines', async () => {
  expect(await text('/sitemap.xml')).toContain(`<loc>${sandbox.origin}/points/a</loc>`);
  expect(await text('/robots.txt')).toContain(`${sandbox.origin}/sitemap.xml`);
});
