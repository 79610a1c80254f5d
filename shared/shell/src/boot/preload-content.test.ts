import { getSession } from '@portal/api/core';
import { getConfig, loadConfig } from '@portal/config';
import { preloadContent } from './preload-content';

beforeEach(async () => {
  await startSandbox();
  await loadConfig();
});
afterEach(() => delete window.portalPreloads);

const RELEASES = 'releases_prod_latest.json';
const newest = (product: string) => ({
  list: RELEASES,
  product,
  path: `cae-product/${product}/${product}-{version}.json`,
  dot: '-' as const,
});
const preloadedPaths = () =>
  [...(window.portalPreloads?.keys() ?? [])].map((address) => new URL(address).pathname);

test('requests a list once, then the newest version that it names', async () => {
  await preloadContent(getConfig().content, [RELEASES, newest('eda')]);
  expect(preloadedPaths()).toEqual([
    expect.stringMatching(/\/content-data\/releases_prod_latest\.json$/),
    expect.stringMatching(/\/content-data\/cae-product\/eda\/eda-2026-2-0\.json$/),
  ]);
});

test('requests only the list for a product that the list lacks', async () => {
  await preloadContent(getConfig().content, [newest('unheard-of')]);
  expect(preloadedPaths()).toHaveLength(1);
});

// CALL-18.
test('sends the configured access key', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  await preloadContent({ ...getConfig().content, key: 'abc' }, [RELEASES]);
  expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'token abc' });
  fetched.mockRestore();
});

// CALL-18, CALL-19.
test('sends neither a key nor cookies to another origin if no key is configured', async () => {
  const other = await startOtherOrigin();
  await getSession();
  expect(document.cookie).toContain('XSRF-TOKEN=');
  const { key: _, ...settings } = getConfig().content;
  await preloadContent({ ...settings, apiBase: other.origin }, [RELEASES]);
  expect(other.received).toHaveLength(1);
  expect(other.received[0]?.headers).not.toHaveProperty('cookie');
  expect(other.received[0]?.headers).not.toHaveProperty('authorization');
});
