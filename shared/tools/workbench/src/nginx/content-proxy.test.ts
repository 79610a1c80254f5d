/** @jest-environment node */
import { createContentReader } from '@portal/rendered-pages';
import type { Received } from './testing/client';
import { startDeployment, type TestDeployment, testWithNginx as test } from './testing/deployment';
import { type SeenRequest, Upstream } from './testing/upstream';

const KEY = 'content-key-of-the-operator';
const FILES = '/services/content/repos/portal/content/contents/content-data';
/** What the contents API sends for an authenticated request: it must not decide what is cached. */
const HOSTED = {
  etag: '"1"',
  'cache-control': 'private, max-age=60, s-maxage=60',
  vary: 'Accept, Authorization, Cookie',
  'set-cookie': '_octo=1',
  'strict-transport-security': 'max-age=1',
  'x-oauth-scopes': 'repo',
};

/** One request for a file, three beyond the rate, and one for each ten seconds that the test may take. */
const MAX_WHILE_FAILING = 6;

let upstream: Upstream;
let deployment: TestDeployment;
let file = 0;

beforeAll(async () => {
  upstream = await Upstream.start();
  deployment = await startDeployment({
    variables: { PORTAL_CONTENT_API: upstream.origin, PORTAL_CONTENT_KEY: KEY },
  });
});
afterAll(async () => {
  await deployment.stop();
  await upstream.stop();
});
beforeEach(() => {
  upstream.seen.length = 0;
  upstream.respond = () => ({ headers: HOSTED, body: '{"content":"b25l"}' });
});

/** The address of a file that no other test requests. */
const newFile = () => `${FILES}/x/x-${++file}.json?ref=main`;
/** What visitors got, each once. */
const outcomes = (responses: readonly Received[]) => [
  ...new Set(responses.map(({ status, body }) => `${status} ${body}`)),
];
const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  deployment.client.send(deployment.origin + path, { headers });
const getMany = (path: string, count: number) => Promise.all(Array.from({ length: count }, () => get(path)));
/** As {@link getMany}. nginx keeps the connection of the visitor who causes an update until that ends: it is not used again. */
const getManyWhenOld = async (path: string, count: number) => {
  await deployment.expireContent();
  const first = await get(path, { connection: 'close' });
  return [first, ...(await getMany(path, count))];
};

/** Requests a file until the background update has replaced it. */
const untilUpdated = async (path: string, body: string) => {
  while ((await get(path)).body !== body);
};

// DEP-4.
test('a thousand visitors cost one upstream request, cold or warm', async () => {
  const path = newFile();
  const responses = [...(await getMany(path, 500)), ...(await getMany(path, 500))];
  expect(outcomes(responses)).toEqual(['200 {"content":"b25l"}']);
  expect(upstream.seen).toHaveLength(1);
});

// DEP-4.
test('an old file is served while one request revalidates it', async () => {
  const path = newFile();
  await get(path);
  const held = upstream.hold();
  const responses = await getManyWhenOld(path, 200);
  expect(outcomes(responses)).toEqual(['200 {"content":"b25l"}']);
  const release = await held;
  expect(upstream.seen).toHaveLength(2);
  expect(upstream.seen[1]?.headers['if-none-match']).toBe('"1"');
  release({ headers: { ...HOSTED, etag: '"2"' }, body: '{"content":"dHdv"}' });
  await untilUpdated(path, '{"content":"dHdv"}');
  expect(upstream.seen).toHaveLength(2);
});

// PAGES-22.
test('pages are rendered from the new file, although the cache sends the old one first', async () => {
  const path = newFile();
  await get(path);
  await deployment.expireContent();
  const body = '{"content":"dHdv"}';
  upstream.respond = () => ({ headers: { ...HOSTED, etag: '"2"' }, body });
  const sent: string[] = [];
  const request: typeof fetch = async (input) => {
    const response = await deployment.client.send(String(input));
    sent.push(response.body);
    const cacheStatus = String(response.headers['x-cache-status']);
    return new Response(response.body, { headers: { 'x-cache-status': cacheStatus } });
  };
  const content = { apiBase: '/services/content', repository: 'portal/content' };
  const settings = { siteTitle: 'Zone', accountHost: '/services/account', content };
  const reader = createContentReader(deployment.origin, settings, request);
  expect(await reader.read(path)).toMatchObject({ status: 200, body });
  expect(sent[0]).toBe('{"content":"b25l"}');
});

// DEP-4.
test('a file that has not changed is kept after its revalidation', async () => {
  const path = newFile();
  await get(path);
  await deployment.expireContent();
  upstream.respond = () => ({ status: 304, headers: HOSTED });
  while ((await get(path)).headers['x-cache-status'] !== 'HIT');
  expect((await get(path)).body).toBe('{"content":"b25l"}');
  expect(upstream.seen).toHaveLength(2);
});

// DEP-4.
test.each([
  ['fails', { status: 500 }],
  ['refuses the key', { status: 401 }],
  ['has had enough requests', { status: 403, headers: { 'x-ratelimit-remaining': '0' } }],
  ['moves', { status: 301, headers: { location: 'https://elsewhere.example/' } }],
])('the cached file is served when the repository %s, with few more requests', async (_, failure) => {
  const path = newFile();
  await get(path);
  upstream.respond = () => failure;
  const responses = await getManyWhenOld(path, 300);
  expect(outcomes(responses)).toEqual(['200 {"content":"b25l"}']);
  expect(upstream.seen.length).toBeLessThanOrEqual(MAX_WHILE_FAILING);
});

// DEP-4.
test('a file that was never fetched is unavailable when the repository fails, with few requests', async () => {
  const path = newFile();
  upstream.respond = () => ({ status: 502, headers: { 'set-cookie': 'a=1' } });
  const responses = await getMany(path, 200);
  const refusal = { status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } };
  for (const response of responses) expect(response).toMatchObject(refusal);
  expect(upstream.seen.length).toBeLessThanOrEqual(MAX_WHILE_FAILING);
});

// DEP-4.
test('passes on when the repository wants to be asked again', async () => {
  upstream.respond = () => ({ status: 429, headers: { 'retry-after': '90' } });
  const { status, headers } = await get(newFile());
  expect([status, headers['retry-after']]).toEqual([503, '90']);
});

// DEP-4.
test('a missing file is 404, cached like a file, and never by the browser', async () => {
  const path = newFile();
  upstream.respond = () => ({ status: 404, body: '{"message":"Not Found"}' });
  const responses = await getMany(path, 10);
  const missing = { status: 404, headers: { 'cache-control': 'no-store' } };
  for (const response of responses) expect(response).toMatchObject(missing);
  expect(upstream.seen).toHaveLength(1);
});

// DEP-3, CFG-7.
test('only the key and a fixed set of headers reach the repository', async () => {
  const path = newFile();
  await get(path, {
    authorization: 'Bearer of-the-visitor',
    cookie: 'session=secret',
    'x-forwarded-host': 'evil.example',
    referer: 'https://portal.example/?token=secret',
    range: 'bytes=0-1',
  });
  expect(upstream.seen).toEqual<SeenRequest[]>([
    {
      method: 'GET',
      url: path.slice('/services/content'.length),
      headers: {
        host: new URL(upstream.origin).host,
        authorization: `token ${KEY}`,
        accept: 'application/vnd.github+json, application/json',
        'user-agent': 'developer-portal',
        connection: 'close',
      },
    },
  ]);
});

// DEP-4.
test('browsers revalidate content, and get none of the repository’s own headers', async () => {
  const path = newFile();
  const { headers } = await get(path);
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'application/json; charset=utf-8',
    etag: '"1"',
    'strict-transport-security': 'max-age=63072000',
  });
  for (const name of ['set-cookie', 'x-oauth-scopes']) expect(headers).not.toHaveProperty(name);
  const again = await get(path, { 'if-none-match': '"1"' });
  expect(again.status).toBe(304);
  expect(upstream.seen).toHaveLength(1);
});

// DEP-3.
test.each([
  '/repos/portal/content/contents/content-data/x.json',
  '/repos/portal/content/contents/content-data/x.json?ref=next',
  '/repos/portal/content/contents/content-data/x.json?ref=main&ref=next',
  '/repos/portal/content/contents/content-data/x.json?ref=main&nocache=1',
  '/repos/portal/content/contents/content-data/?ref=main',
  '/repos/portal/content/contents/content-data/../secret.json?ref=main',
  '/repos/portal/content/contents/content-data/x/../y.json?ref=main',
  '/repos/portal/content/contents/content-data/%2e%2e/secret.json?ref=main',
  '/repos/portal/content/contents/content-data/x%2f..%2f..%2fsecret.json?ref=main',
  '/repos/portal/content/contents/content-data/%252e%252e%252fsecret.json?ref=main',
  '/repos/portal/content/contents/content-data/x%0d%0aHost:%20evil.json?ref=main',
  '/repos/portal/content/contents/content-data/.github/x.json?ref=main',
  '/repos/portal/content/contents/content-data-2/x.json?ref=main',
  '/repos/portal/content/contents/README.md?ref=main',
  '/repos/portal/other/contents/content-data/x.json?ref=main',
  '/user?ref=main',
])('%s is not passed on', async (address) => {
  const path = `/services/content${address}`;
  const { status } = await deployment.client.send(deployment.origin, { path });
  expect([status, upstream.seen]).toEqual([404, []]);
});

// DEP-3.
test('both refs, and names that need an escape, are passed on as they are', async () => {
  const paths = [`${FILES}/a%20b/1+2(3)%C3%A9.json?ref=main`, `${FILES}/x/lts.json?ref=develop`];
  for (const path of paths) expect((await get(path)).status).toBe(200);
  expect(upstream.seen.map(({ url }) => url)).toEqual(
    paths.map((path) => path.slice('/services/content'.length)),
  );
});

// DEP-3.
test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s is refused', async (method) => {
  const { status } = await deployment.client.send(deployment.origin + newFile(), { method });
  expect([status, upstream.seen]).toEqual([403, []]);
});

// DEP-4.
test('a visitor who requests many files that nobody else does cannot use up the repository’s limit', async () => {
  const responses = await Promise.all(Array.from({ length: 200 }, () => get(newFile())));
  const served = responses.filter(({ status }) => status === 200).length;
  expect(served).toBeLessThan(120);
  expect(upstream.seen).toHaveLength(served);
});
