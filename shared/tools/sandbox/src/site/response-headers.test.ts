/** @jest-environment node */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { responseHeaders } from '@portal/document/response-headers';
import { forTests, startTestSandbox } from '../testing/test-sandbox';
import { HTML, SCRIPT, startTestSite } from '../testing/test-site';

const site = forTests(startTestSite);
const services = forTests(startTestSandbox);
beforeAll(async () => {
  for (const file of ['x.html', 'x.svg'])
    await writeFile(join(site.folder, 'site/remotes/mfe-cae', file), '<script>run()</script>');
});

interface Sent extends RequestInit {
  readonly path: string;
  readonly status: number;
  /** Whether the response is a document, with the policy of the host's build. */
  readonly isDocument?: true;
}

// With the additions for overrides.
const DOCUMENT_POLICY = {
  'content-security-policy': expect.stringMatching(/^default-src 'self'; script-src /),
};

const page = { accept: HTML };
const requests: readonly Sent[] = [
  { path: '/start', status: 200, headers: page, isDocument: true },
  { path: '/start', status: 200, headers: page, method: 'HEAD', isDocument: true },
  { path: '/', status: 200, headers: page, isDocument: true },
  { path: '/%E0%A4%A', status: 200, headers: page, isDocument: true },
  { path: '/index.html', status: 200, isDocument: true },
  { path: '/missing.png', status: 404 },
  { path: '/start', status: 404, method: 'POST' },
  { path: '/favicon.svg', status: 200 },
  { path: '/remotes/mfe-cae/x.html', status: 200, headers: page },
  { path: '/remotes/mfe-cae/x.svg', status: 200, headers: page },
  { path: '/host/main.4f3a.js', status: 200 },
  { path: '/host/main.4f3a.js', status: 206, headers: { range: 'bytes=0-1' } },
  { path: '/host/main.4f3a.js', status: 416, headers: { range: 'bytes=99-' } },
  { path: '/host/gone.js', status: 404 },
  { path: `/${SCRIPT}`, status: 200, headers: { 'accept-encoding': 'gzip' } },
  { path: `/%72emotes/${SCRIPT.slice('remotes/'.length)}`, status: 200 },
  { path: '/remotes/gone/entry.js', status: 404 },
  { path: '/remotes.json', status: 200 },
  { path: '/registry/hoops.json', status: 200 },
  { path: '/portal.config.json', status: 200 },
  { path: '/releases.json', status: 200 },
  { path: '/feeds/releases.atom', status: 200 },
  { path: '/feeds/releases.atom', status: 200, method: 'HEAD' },
  { path: '/feeds/nothing.atom', status: 404 },
  { path: '/services/health', status: 200 },
  { path: '/services/nothing', status: 404 },
  { path: '/services/account/session', status: 200 },
  { path: '/services/account/account', status: 303 },
  { path: '/services/account/signin', status: 403, method: 'POST' },
  { path: '/services/reset', status: 403, method: 'POST', headers: { origin: 'https://evil.example' } },
  { path: '/services/content/repos/x/y/contents/z', status: 404 },
  { path: '/services/downloads/x', status: 404 },
  { path: '/places/nothing', status: 404 },
];

// HEADER-1, HEADER-4.
test.each(requests)('$method $path with status $status has the headers of the table', async (sent) => {
  const { path, status, isDocument, ...init } = sent;
  for (const { origin } of status === 404 ? [site, services] : [site]) {
    const response = await fetch(origin + path, { redirect: 'manual', ...init });
    expect([path, response.status]).toEqual([path, status]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...responseHeaders(decodeURI(path.replace('%E0%A4%A', ''))),
      ...(isDocument && DOCUMENT_POLICY),
    });
  }
});

// HEADER-1.
test('stubs of external sites can be loaded by a portal of another origin, and framed', async () => {
  for (const path of ['/places/tracker.js', '/places/contact-form', '/places/player/comm-1-01']) {
    const headers = Object.fromEntries((await fetch(services.origin + path)).headers);
    const { 'content-security-policy': policy, ...others } = responseHeaders('/remotes/x.js');
    expect(headers).toMatchObject(others);
    expect(policy).toBeDefined();
    expect(headers['content-security-policy']).toBeUndefined();
  }
});

// HEADER-4.
test('pages of services that visitors open keep what they may do', async () => {
  for (const path of ['/services/account/signin', '/services/inbox']) {
    const response = await fetch(services.origin + path, { headers: page });
    expect([path, response.status, response.headers.get('content-security-policy')]).toEqual([
      path,
      200,
      null,
    ]);
  }
});

// HEADER-1.
test('an unchanged file has them, too', async () => {
  const { headers } = await fetch(`${site.origin}/host/main.4f3a.js`);
  const unchanged = await site.raw('/host/main.4f3a.js', { 'if-none-match': headers.get('etag') ?? '' });
  expect([unchanged.status, unchanged.headers['cross-origin-resource-policy']]).toEqual([
    304,
    'cross-origin',
  ]);
  expect(unchanged.headers).toMatchObject(responseHeaders('/host/main.4f3a.js'));
});

// HEADER-3.
test('temporary files of the release tool and its own are not sent, to browsers neither', async () => {
  const hidden = [
    ...[
      '.release.lock',
      'remotes.json.1.draft',
      'host/main.js.1.draft',
      'host/.hidden.js',
      'registry/.a.json',
    ],
    ...['registry/hoops.json.1.draft', 'remotes/mfe-cae/0123abcd/entry.js.br.1.draft'],
  ];
  for (const path of hidden) {
    await writeFile(join(site.folder, 'site', path), 'not complete');
    const escaped = path.replace(/\.(?=draft$|[a-z]+\.)/, '%2e');
    for (const address of [`/${path}`, `/${escaped}`])
      for (const accept of [HTML, '*/*']) {
        const response = await site.get(address, accept);
        expect([address, accept, response.status]).toEqual([address, accept, 404]);
        expect(response.headers.get('cache-control')).toBe('no-store');
      }
  }
});

// HEADER-4.
test('a document without headers of a build is no file', async () => {
  await rm(join(site.folder, 'site/headers.json'));
  const { headers } = await site.get('/start', HTML);
  expect(headers.get('content-security-policy')).toBeNull();
});
