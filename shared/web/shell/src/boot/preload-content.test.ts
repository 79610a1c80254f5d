import { getSession } from '@portal/api/core';
import { contentUrl, getConfig, loadConfig } from '@portal/config';
import { preloadContent } from './preload-content';

beforeEach(async () => {
  await startSandbox();
  await loadConfig();
});
afterEach(() => {
  jest.restoreAllMocks();
  delete window.portalPreloads;
  delete document.documentElement.dataset.content;
});

const fileUrl = (path: string) => contentUrl(getConfig().content, path, 'main');
const RELEASES = 'releases_prod_latest.json';
/** Makes this the document of a page that was rendered from content. */
const renderedFrom = (...stated: string[]) => {
  document.documentElement.dataset.content = stated.join(' ');
};
const requested = () => [...(window.portalPreloads?.keys() ?? [])];
const absolute = (url: string) => new URL(url, window.location.href).href;

// PRELOAD-1.
test('requests each file that the page was rendered from, with its hash for comparison', async () => {
  const urls = [fileUrl(RELEASES), fileUrl('cae-product/eda/eda version.json')];
  renderedFrom('0123456789abcdef', urls[0] ?? '', 'missing', urls[1] ?? '');
  const files = preloadContent(getConfig().content);
  expect(requested()).toEqual(urls.map(absolute));
  expect(files.map(({ hash }) => hash)).toEqual(['0123456789abcdef', 'missing']);
  expect((await files[0]?.response)?.status).toBe(200);
  expect((await files[1]?.response)?.status).toBe(404);
});

// PRELOAD-1.
test.each([undefined, '', 'none'])('requests nothing for a document that states %j', (stated) => {
  if (stated !== undefined) renderedFrom(stated);
  expect(preloadContent(getConfig().content)).toEqual([]);
  expect(requested()).toEqual([]);
});

// PRELOAD-1.
test('requests nothing outside of the configured folder of the repository', () => {
  const folder = fileUrl('').replace(/\?.*/, '');
  const { apiBase, repository } = getConfig().content;
  const hostile = [
    `https://evil.example${folder}${RELEASES}`,
    `//evil.example${folder}${RELEASES}`,
    `${window.location.origin}@evil.example${folder}${RELEASES}`,
    `/services/account/session?${folder}`,
    `${folder}../secret.json`,
    `${folder}%2e%2e/secret.json`,
    `${folder}..\\secret.json`,
    `${folder.slice(0, -1)}-2/x.json`,
    `${apiBase}/repos/${repository}/contents/secret.json`,
    `${apiBase}/repos/other/content/contents/content-data/x.json`,
    `data:application/json,{}#${folder}`,
    'javascript:alert(1)',
  ];
  renderedFrom(...[...hostile, fileUrl(RELEASES)].flatMap((url) => ['0123456789abcdef', url]));
  const files = preloadContent(getConfig().content);
  expect(requested()).toEqual([absolute(fileUrl(RELEASES))]);
  expect(files.map(({ response }) => response !== undefined)).toEqual([...hostile.map(() => false), true]);
});

// CALL-18.
test('sends the configured access key', () => {
  renderedFrom('0123456789abcdef', fileUrl(RELEASES));
  const fetched = jest.spyOn(globalThis, 'fetch');
  preloadContent({ ...getConfig().content, key: 'abc' });
  expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'token abc' });
});

// CALL-18, CALL-19.
test('sends neither a key nor cookies to another origin if no key is configured', async () => {
  const other = await startOtherOrigin();
  await getSession();
  expect(document.cookie).toContain('XSRF-TOKEN=');
  const { key: _, ...rest } = getConfig().content;
  const settings = { ...rest, apiBase: other.origin };
  renderedFrom('0123456789abcdef', contentUrl(settings, RELEASES, 'main'));
  await Promise.all(preloadContent(settings).map(({ response }) => response));
  expect(other.received).toHaveLength(1);
  expect(other.received[0]?.headers).not.toHaveProperty('cookie');
  expect(other.received[0]?.headers).not.toHaveProperty('authorization');
});

// CFG-4.
test.each([null, ' ', undefined])('sends no access key that is %j', (key) => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  renderedFrom('0123456789abcdef', fileUrl(RELEASES));
  preloadContent({ ...getConfig().content, key });
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(fetched.mock.calls)).not.toMatch(/authorization/i);
});
