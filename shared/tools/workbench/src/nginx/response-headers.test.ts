/** @jest-environment node */
import { DOCUMENT_HEADERS, responseHeaders } from '@portal/document/response-headers';
import { formatHeadersNginx } from '@portal/releases/headers';
import type { ClientRequest, Received } from './testing/client';
import { startDeployment, type TestDeployment, testWithNginx as test } from './testing/deployment';
import { Upstream } from './testing/upstream';

const DRAFTS = [
  'index.html.1.draft',
  'host/main.1.js.1.draft',
  'host/.main.1.js',
  'remotes/mfe-cae/1.0.0/entry.js.br.1.draft',
  'registry/cae.json.1.draft',
  'registry/.cae.json',
  'feeds/eda.atom.1.draft',
];
const CONTENT = '/services/content/repos/portal/content/contents/content-data/x.json?ref=main';

/** Headers of a host's release, of which each document has the policy. */
const HOST_HEADERS = {
  ...responseHeaders('/'),
  ...DOCUMENT_HEADERS,
  'content-security-policy': "default-src 'self'",
};
const DOCUMENT = {
  ...HOST_HEADERS,
  // With the operator's origins.
  'content-security-policy': expect.stringMatching(/^default-src 'self'; script-src 'self' /),
};
const SCRIPT = '<script>document.title = "ran"</script>';

let services: Upstream;
let deployment: TestDeployment;
beforeAll(async () => {
  services = await Upstream.start();
  deployment = await startDeployment({
    variables: { PORTAL_SERVICES: services.origin, PORTAL_CONTENT_API: services.origin },
    files: {
      'host/headers.conf': formatHeadersNginx(HOST_HEADERS),
      'remotes/mfe-cae/1.0.0/entry.js': 'entry()',
      'remotes/mfe-cae/1.0.0/x.html': SCRIPT,
      'remotes/mfe-cae/x.svg': `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`,
      'host/x.html': SCRIPT,
      'feeds/x.html': SCRIPT,
      'x.svg': `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`,
      'releases.json': '{}',
      'feeds/eda.atom': '<feed/>',
      'robots.txt': '',
      ...Object.fromEntries(DRAFTS.map((path) => [path, 'not complete'])),
    },
  });
});
afterAll(async () => {
  await deployment.stop();
  await services.stop();
});

interface Sent extends ClientRequest {
  readonly path: string;
  readonly status: number;
  /** Whether the response is a document of the host, or what is sent instead of one. */
  readonly isDocument?: true;
}

const page = { accept: 'text/html' };
const requests: readonly Sent[] = [
  { path: '/start', status: 200, headers: page, isDocument: true },
  { path: '/start', status: 200, headers: page, method: 'HEAD', isDocument: true },
  { path: '/start', status: 405, headers: page, method: 'POST', isDocument: true },
  { path: '/start', status: 405, method: 'TRACE' },
  { path: '/start', status: 404, headers: { accept: 'image/png' }, isDocument: true },
  { path: '/%E0%A4%A', status: 200, isDocument: true },
  { path: '/a/../../b', status: 200, isDocument: true },
  { path: `/${'a'.repeat(40_000)}`, status: 414 },
  { path: '/pages/x.html', status: 404, isDocument: true },
  { path: '/robots.txt', status: 200 },
  { path: '/portal.config.json', status: 200 },
  { path: '/releases.json', status: 200 },
  { path: '/feeds/eda.atom', status: 200 },
  { path: '/feeds/eda.atom', status: 200, method: 'HEAD' },
  { path: '/feeds/gone.atom', status: 404 },
  { path: '/host/main.1.js', status: 200 },
  { path: '/host/main.1.js', status: 206, headers: { range: 'bytes=0-1' } },
  { path: '/host/main.1.js', status: 405, method: 'DELETE' },
  { path: '/host/gone.js', status: 404 },
  { path: '/host/', status: 404 },
  { path: '/remotes/mfe-cae/', status: 404 },
  { path: '/host/live.json', status: 404 },
  { path: '/host/releases/1.0.0/render.css', status: 404 },
  { path: '/host/releases/1.0.0/root/index.html', status: 404 },
  { path: '/remotes/mfe-cae/1.0.0/entry.js', status: 200 },
  { path: '/remotes/mfe-cae/1.0.0/gone.js', status: 404 },
  { path: '/remotes/mfe-cae/1.0.0/x.html', status: 200, headers: page },
  { path: '/remotes/mfe-cae/x.svg', status: 200, headers: page },
  { path: '/host/x.html', status: 200, headers: page },
  { path: '/feeds/x.html', status: 200, headers: page },
  { path: '/x.svg', status: 200, headers: page },
  { path: '/registry/cae.json', status: 200 },
  { path: '/registry/nobody.json', status: 200 },
  { path: '/.release.lock', status: 404 },
  { path: '/services/content/gone', status: 404 },
  { path: CONTENT, status: 200 },
  { path: CONTENT, status: 403, method: 'POST' },
  { path: '/services/account/session', status: 200 },
];

/** Names of the header lines that a response has more than once. */
const repeated = ({ rawNames }: Received): string[] =>
  rawNames.filter((name, index) => rawNames.indexOf(name) !== index);

// HEADER-1, HEADER-4.
test.each(requests.map((sent) => [`${sent.method ?? 'GET'} ${sent.path.slice(0, 60)}`, sent] as const))(
  '%s has the headers of the table, once each',
  async (_, sent) => {
    const { path, status, isDocument, ...options } = sent;
    const response = await deployment.client.send(deployment.origin, { ...options, path });
    expect([path, response.status]).toEqual([path, status]);
    expect(response.headers).toMatchObject({
      ...(isDocument ? DOCUMENT : responseHeaders(path)),
      'strict-transport-security': 'max-age=63072000',
    });
    expect(repeated(response)).toEqual([]);
  },
);

// HEADER-4.
test('a file that is opened as a page runs nothing; a document keeps its policy', async () => {
  const policyOf = async (path: string) =>
    (await deployment.client.send(deployment.origin, { path, headers: page })).headers[
      'content-security-policy'
    ];
  for (const path of ['/remotes/mfe-cae/1.0.0/x.html', '/remotes/mfe-cae/x.svg', '/feeds/x.html', '/x.svg'])
    expect([path, await policyOf(path)]).toEqual([
      path,
      expect.stringMatching(/^default-src 'none';.* frame-ancestors 'none'; sandbox$/),
    ]);
  expect(await policyOf('/start')).not.toContain('sandbox');
});

// HEADER-1.
test('unchanged files and unsatisfiable ranges have them, too', async () => {
  const { client, origin } = deployment;
  const url = `${origin}/host/main.1.js`;
  const { etag = '' } = (await client.send(url)).headers;
  const unchanged = await client.send(url, { headers: { 'if-none-match': etag } });
  expect(unchanged.status).toBe(304);
  expect(unchanged.headers).toMatchObject(responseHeaders('/host/main.1.js'));
  const outside = await client.send(url, { headers: { range: 'bytes=99-' } });
  expect(outside.status).toBe(416);
  // nginx adds headers to this response twice.
  for (const [name, value] of Object.entries(responseHeaders('/host/main.1.js')))
    expect(String(outside.headers[name]).split(', ')[0]).toBe(value);
});

// HEADER-1.
test('redirects and refusals of other names have them, too', async () => {
  const { client, plainOrigin, origin } = deployment;
  const redirect = await client.send(`${plainOrigin}/start`);
  expect(redirect.status).toBe(301);
  expect(redirect.headers).toMatchObject(responseHeaders('/start'));
  for (const url of [plainOrigin, origin]) {
    const refused = await client.send(url, { headers: { host: 'evil.example' } });
    expect(refused.status).toBe(421);
    expect(refused.headers).toMatchObject(responseHeaders('/'));
  }
});

// HEADER-2.
test('documents have the opener policy of the host’s release', async () => {
  const { headers } = await deployment.client.send(`${deployment.origin}/start`, { headers: page });
  expect(headers).toMatchObject(DOCUMENT_HEADERS);
});

// HEADER-1.
test('what a service says of its own responses counts; what it does not say is added', async () => {
  const own = { 'referrer-policy': 'no-referrer', 'cross-origin-resource-policy': 'cross-origin' };
  const { client, origin } = deployment;
  services.respond = () => ({ status: 500, headers: { ...own, 'x-content-type-options': 'nosniff' } });
  const response = await client.send(`${origin}/services/account/session`);
  expect(response.status).toBe(500);
  expect(response.headers).toMatchObject({ ...responseHeaders('/services/account/session'), ...own });
  expect(repeated(response)).toEqual([]);
  services.respond = () => ({ headers: { ...own, 'content-security-policy': "default-src 'self'" } });
  const content = await client.send(`${origin}${CONTENT.replace('x.json', 'y.json')}`);
  expect(content.status).toBe(200);
  expect(content.headers).toMatchObject(responseHeaders(CONTENT));
  expect(repeated(content)).toEqual([]);
});

// HEADER-1.
test('a service that does not respond is an error with all headers', async () => {
  const alone = await startDeployment();
  const { status, headers } = await alone.client.send(`${alone.origin}/services/account/session`);
  await alone.stop();
  expect(status).toBe(502);
  expect(headers).toMatchObject(responseHeaders('/services/account/session'));
});

// HEADER-3.
test.each(DRAFTS)('%s is not sent, whatever is accepted', async (path) => {
  const escaped = path.replace('.1.draft', '.1%2edraft').replace('/.', '/%2e');
  for (const address of [`/${path}`, `/${escaped}`, `/x/..//${path}`])
    for (const accept of ['text/html', '*/*']) {
      const response = await deployment.client.send(deployment.origin, {
        path: address,
        headers: { accept },
      });
      expect([address, accept, response.status]).toEqual([address, accept, 404]);
      expect(response.body).not.toContain('not complete');
    }
});
