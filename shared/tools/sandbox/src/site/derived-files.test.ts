/** @jest-environment node */
import fastify from 'fastify';
import type { SandboxContext } from '../context';
import { forTests, startTestSandbox } from '../testing/test-sandbox';
import { DerivedOnce } from './derived-files';

const EDA = 'content-data/cae-product/eda/eda';
const content = {
  'content-data/releases_prod_latest.json': JSON.stringify([{ product: 'eda', version: '1.2' }]),
  [`${EDA}-1-2.json`]: JSON.stringify({ title: 'EDA 1.2', date: '2026-01-02' }),
};

const sandbox = forTests(() => startTestSandbox({ content }));
const get = (path: string) => fetch(sandbox.origin + path);

// BOX-6, FEED-1, FEED-2.
test('serves the releases and the feeds of its content, with its own address', async () => {
  const list = await get('/releases.json');
  expect(list.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(list.headers.get('cache-control')).toBe('no-cache');
  expect(await list.text()).toContain(`"url":"${sandbox.origin}/cae/eda/downloads/1.2"`);
  const feed = await get('/feeds/eda.atom');
  expect(feed.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(await feed.text()).toContain('<title>EDA 1.2</title>');
  expect((await get('/feeds/nothing.atom')).status).toBe(404);
});

// BOX-6.
test('follows its content', async () => {
  sandbox.writeContent({
    [`${EDA}-1-2.json`]: JSON.stringify({ title: 'Renamed', date: '2026-01-02' }),
  });
  expect(await (await get('/feeds/releases.atom')).text()).toContain('<title>Renamed</title>');
});

// BOX-6.
test('has no sitemap without a site', async () => {
  expect((await get('/sitemap.xml')).status).toBe(404);
});

// BOX-6. `npm start` did not end when it was stopped while it started what renders pages.
test('what is asked for before it closes is not derived after it', async () => {
  const derive = jest.fn(async () => 'derived');
  const context = { contentRoot: 'no folder' } as SandboxContext;
  const site = { root: undefined, context, unconfined: false };
  // It closes while a request reads what is to be derived.
  const stamp = async () => {
    once.close();
    return '';
  };
  const once = new DerivedOnce(site, { derive, stamp });
  const app = fastify();
  app.get('/', (request) => once.for(request));
  expect((await app.inject('/')).statusCode).toBe(500);
  expect(derive).not.toHaveBeenCalled();
});
