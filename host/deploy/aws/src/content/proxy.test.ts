/** @jest-environment node */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { end, listen } from '@portal/build/testing/servers';
import { type ProxyResponse, proxyContent } from './proxy';

const TOKEN = 'token-of-the-repository';
const PATH = '/services/content/repos/vendor/content/contents/content-data/releases_prod_latest.json';
const servers: Server[] = [];

/** Starts a server that records what it receives and answers with `status`. */
async function start(respond: (request: IncomingMessage) => readonly [status: number, body: string]) {
  const received: IncomingMessage[] = [];
  const server = createServer((incoming, response) => {
    received.push(incoming);
    const [status, body] = respond(incoming);
    response.writeHead(status, { location: 'https://elsewhere.example/' }).end(body);
  });
  servers.push(server);
  return { received, port: await listen(server, 'localhost') };
}

afterEach(() => Promise.all(servers.splice(0).map(end)));

/** Sends requests through the proxy to a repository that answers with `status`. */
async function deployed({ status = 200, secret = JSON.stringify({ SecretString: TOKEN }) } = {}) {
  const repository = await start(() => [status, '{"content":"e30="}']);
  const extension = await start(({ headers }) =>
    headers['x-aws-parameters-secrets-token'] === 'session' ? [200, secret] : [401, ''],
  );
  const env = {
    CONTENT_API: `http://localhost:${repository.port}`,
    CONTENT_REPOSITORY: 'vendor/content',
    CONTENT_SECRET: 'arn:secret',
    AWS_SESSION_TOKEN: 'session',
    PARAMETERS_SECRETS_EXTENSION_HTTP_PORT: String(extension.port),
  };
  const send = (rawPath: string, rawQueryString = 'ref=main', method = 'GET'): Promise<ProxyResponse> =>
    proxyContent({ rawPath, rawQueryString, requestContext: { http: { method } } }, env);
  return { send, repository, extension };
}

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());
const logLines = () => logged.mock.calls.map(([entry]) => entry as unknown);

// AWS-4.
test('reads a file with the token, for the CDN to keep', async () => {
  const { send, repository, extension } = await deployed();
  expect(await send(PATH)).toEqual({
    statusCode: 200,
    headers: {
      'cache-control': 's-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
      'content-type': 'application/json; charset=utf-8',
    },
    body: '{"content":"e30="}',
  });
  expect(repository.received[0]?.url).toBe(
    '/repos/vendor/content/contents/content-data/releases_prod_latest.json?ref=main',
  );
  expect(repository.received[0]?.headers.authorization).toBe(`token ${TOKEN}`);
  expect(extension.received[0]?.url).toBe('/secretsmanager/get?secretId=arn%3Asecret');
});

// AWS-4.
test.each([
  ['another ref', PATH, 'ref=secret-branch'],
  ['no ref', PATH, ''],
  ['two refs', PATH, 'ref=main&ref=other'],
  ['another parameter', PATH, 'ref=main&per_page=1'],
  ['another repository', PATH.replace('vendor/content', 'vendor/other'), 'ref=main'],
  ['another folder', PATH.replace('content-data', 'secrets'), 'ref=main'],
  ['the folder itself', PATH.replace(/[^/]+$/, ''), 'ref=main'],
  ['a way out', PATH.replace(/[^/]+$/, '../secrets.json'), 'ref=main'],
  ['an encoded way out', PATH.replace(/[^/]+$/, '%2e%2e/secrets.json'), 'ref=main'],
  ['an encoded slash', PATH.replace(/[^/]+$/, '..%2fsecrets.json'), 'ref=main'],
  ['an invalid encoding', PATH.replace(/[^/]+$/, '%ff'), 'ref=main'],
  ['another call', '/services/content/user', ''],
])('%s is a 404 that reaches neither repository nor secret', async (_, path, query) => {
  const { send, repository, extension } = await deployed();
  expect(await send(path, query)).toMatchObject({
    statusCode: 404,
    headers: { 'cache-control': 'no-store' },
  });
  expect([repository.received, extension.received]).toEqual([[], []]);
});

test('the second ref is served, and names are encoded again', async () => {
  const { send, repository } = await deployed();
  await send(PATH.replace(/[^/]+$/, 'a/a-2024%20SP1%3fref=x.json'), 'ref=develop');
  expect(repository.received[0]?.url).toBe(
    '/repos/vendor/content/contents/content-data/a/a-2024%20SP1%3Fref%3Dx.json?ref=develop',
  );
});

test('writes are refused', async () => {
  const { send, repository } = await deployed();
  expect((await send(PATH, 'ref=main', 'PUT')).statusCode).toBe(405);
  expect(repository.received).toEqual([]);
});

test('a missing file is a 404 that the CDN keeps, too', async () => {
  const { send } = await deployed({ status: 404 });
  expect(await send(PATH)).toMatchObject({
    statusCode: 404,
    headers: { 'cache-control': expect.stringContaining('s-maxage=60') },
  });
});

// AWS-4. The portal would take 401 for its own user's and 429 as a reason to wait; a redirect would take the token along.
test.each([401, 403, 429, 500, 302])('a repository that responds %s is a 502', async (status) => {
  const { send } = await deployed({ status });
  expect(await send(PATH)).toMatchObject({ statusCode: 502, headers: { 'cache-control': 'no-store' } });
  expect(logLines()).toEqual([
    { content: 'content-data/releases_prod_latest.json', outcome: 'failed', reason: status },
  ]);
});

// AWS-5, AWS-6.
test.each([
  ['no text', '{}'],
  ['no JSON', TOKEN],
])('a secret with %s is a 502, and no line of the log contains token or query', async (_, secret) => {
  const { send, repository } = await deployed({ secret });
  expect((await send(PATH)).statusCode).toBe(502);
  expect(repository.received).toEqual([]);
  expect(JSON.stringify(logLines())).not.toMatch(/token-of|ref=|session/);
  expect(logLines()).toHaveLength(1);
});
