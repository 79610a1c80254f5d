/** @jest-environment node */
import { forTests, startTestSandbox } from '../testing/test-sandbox';

const BIG = Buffer.alloc(1024 * 1024 + 1, 'x');
const TEXT = `{"title": "Größe 漢字", "notes": "${'long '.repeat(40)}"}`;

const sandbox = forTests(() =>
  startTestSandbox({
    content: {
      'content-data/releases_prod_latest.json': '[]',
      'content-data/hoops-product/x/x-1.json': TEXT,
      'content-data/hoops-product/x/x-big.json': BIG,
      'content-data/empty.json': '',
      'branches/develop/content-data/hoops-product/x/x-27.json': '{"lts": true}',
      'secret.json': '"secret"',
    },
  }),
);

const get = (path: string, query = '?ref=main', repository = 'portal/content') =>
  fetch(`${sandbox.origin}/services/content/repos/${repository}/contents/${path}${query}`);

test("a file comes in the hosted service's form", async () => {
  const answer = (await (await get('content-data/hoops-product/x/x-1.json')).json()) as Record<
    string,
    string
  >;
  expect(answer).toMatchObject({
    name: 'x-1.json',
    path: 'content-data/hoops-product/x/x-1.json',
    sha: expect.stringMatching(/^[\da-f]{40}$/),
    size: Buffer.byteLength(TEXT),
    encoding: 'base64',
  });
  expect(answer.content).toMatch(/^([\w+/=]{1,60}\n)+$/);
  expect(Buffer.from(answer.content ?? '', 'base64').toString('utf8')).toBe(TEXT);
});

test('an empty file is empty', async () => {
  expect(await (await get('content-data/empty.json')).json()).toMatchObject({
    content: '',
    encoding: 'base64',
    size: 0,
  });
});

test('a file of more than 1 MB comes without its content', async () => {
  const answer = await (await get('content-data/hoops-product/x/x-big.json')).json();
  expect(answer).toMatchObject({ content: '', encoding: 'none', size: BIG.length });
});

test.each([
  ['develop', 'x-27', 200],
  ['main', 'x-27', 404],
  ['develop', 'x-1', 200],
  ['nowhere', 'x-1', 404],
  ['constructor', 'x-1', 404],
])('the branch %s has %s: %s', async (ref, name, status) => {
  expect((await get(`content-data/hoops-product/x/${name}.json`, `?ref=${ref}`)).status).toBe(status);
});

// CALL-17.
test('without a branch it is main', async () => {
  expect((await get('content-data/releases_prod_latest.json', '')).status).toBe(200);
});

test.each([
  ['a missing file', 'content-data/missing.json'],
  ['a folder', 'content-data/hoops-product'],
  ['a file beside the content', 'secret.json'],
  ['a way up', 'content-data/..%2fsecret.json'],
  ['a longer way up', 'content-data/hoops-product/%2e%2e/%2e%2e/secret.json'],
  ['a zero byte', 'content-data/x%00.json'],
])('%s is not found', async (_, path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('"secret"');
});

test('another repository is not found, in the hosted service’s words', async () => {
  const answer = await get('content-data/releases_prod_latest.json', '?ref=main', 'other/content');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ message: 'Not Found', status: '404' });
});

test('an unchanged file is not sent again', async () => {
  const etag = (await get('content-data/hoops-product/x/x-1.json')).headers.get('etag') ?? '';
  const url = `${sandbox.origin}/services/content/repos/portal/content/contents/content-data/hoops-product/x/x-1.json`;
  // `no-store`, because fetch might otherwise respond from a cache.
  expect((await fetch(url, { headers: { 'if-none-match': etag }, cache: 'no-store' })).status).toBe(304);
});
