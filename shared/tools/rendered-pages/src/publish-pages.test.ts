/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib';
import { readText } from '@portal/releases';
import { InterruptedStore } from '@portal/releases/testing';
import { publishPages } from './publish-pages';
import { releaseHost, releaseRemote, remoteScript, renderHere, runHere } from './testing/fake-portal';
import { portalOfEachTest } from './testing/portal-of-each-test';

const PAGES = ['/points/a', '/points/b'];
const portal = portalOfEachTest(PAGES);
const { derive, deriveHere, options, page, expectWholeFiles } = portal;

// PAGES-7.
test('writes a document for each public page, and only what has changed the next time', async () => {
  expect(await derive()).toEqual({ rendered: PAGES, fresh: 0, none: [], failed: [], lost: [] });
  const document = await page('/points/a');
  expect(document).toContain('<title>/points/a</title>');
  expect(document).toContain('<div id="root" data-host="1.0.0" data-part="mfe-points@1.0.0" data-config="');
  // TAKEOVER-4: what a browser requests at once, and compares with the page's content.
  expect(document).toMatch(/^<!doctype html>\n<html data-content="(?:[\da-f]{16} \S+ ?)+" lang="en">/);
  expect(document).toContain('<h1>shared $& content of a</h1>');
  expect(document).toContain('<script>start("1.0.0")</script>');
  expect(document).not.toMatch(/Loading|needs JavaScript/);
  const compressed = await portal.store.read('pages/points/a.html.br');
  expect(brotliDecompressSync(compressed?.bytes ?? '').toString()).toBe(document);

  const again = () => publishPages(portal.store, { ...options(), start: runHere });
  expect(await again()).toMatchObject({ rendered: [], fresh: 2 });
  portal.content.set('b', 'new');
  expect(await again()).toMatchObject({ rendered: ['/points/b'], fresh: 1 });
  expect(await page('/points/b')).toContain('<h1>shared $& new</h1>');
});

// PAGES-9.
test('lists the pages for search engines, each with the time of its last change', async () => {
  await deriveHere();
  portal.content.set('b', 'new');
  const later = new Date('2026-11-22T12:00:00Z');
  await publishPages(portal.store, { ...options(), now: later, start: renderHere(PAGES) });
  const sitemap = (await readText(portal.store, 'sitemap.xml'))?.text ?? '';
  expect(
    [...sitemap.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map(([, ...entry]) => entry),
  ).toEqual([
    [`${portal.portal}/points/a`, options().now.toISOString()],
    [`${portal.portal}/points/b`, later.toISOString()],
  ]);
  const robots = (await readText(portal.store, 'robots.txt'))?.text;
  expect(robots).toContain(`Sitemap: ${portal.portal}/sitemap.xml`);
});

// PAGES-7.
test('renders again what another release of the remote or of the host would show', async () => {
  await deriveHere();
  await releaseRemote(portal.store, '1.1.0', remoteScript(PAGES));
  const pages = ['/points/b', '/points/c'];
  expect(await deriveHere(portal.store, pages)).toMatchObject({ rendered: pages, none: ['/points/a'] });
  // The page that is gone has the host's own document.
  expect(await page('/points/a')).toContain('<p>Loading</p>');
  expect(await deriveHere(portal.store, pages)).toMatchObject({ rendered: [], none: [], fresh: 2 });
  await releaseHost(portal.store, '1.1.0');
  expect(await deriveHere(portal.store, pages)).toMatchObject({ rendered: pages });
  expect(await page('/points/b')).toContain('<script>start("1.1.0")</script>');
});

// PAGES-5, PAGES-7.
test('keeps a page whose content cannot be read, and has none for content that does not exist', async () => {
  await deriveHere();
  portal.content.set('a', null).delete('b');
  const report = await deriveHere();
  expect(report).toMatchObject({ rendered: [], none: ['/points/b'], failed: [{ path: '/points/a' }] });
  expect(await page('/points/a')).toContain('content of a');
  expect(await page('/points/b')).toContain('<p>Loading</p>');
});

// PAGES-7.
test('an interruption at any write is finished by the next run', async () => {
  await deriveHere();
  portal.content.set('a', 'newer').set('b', 'newer');
  for (const writes of [0, 1, 2, 3, 4, 5, 6, 7])
    await deriveHere(new InterruptedStore(portal.store.location, { left: writes })).catch(() => undefined);
  await deriveHere();
  for (const path of PAGES) expect(await page(path)).toContain('newer');
  expect(await deriveHere()).toMatchObject({ rendered: [], fresh: 2 });
});

// PAGES-7.
test.each([
  ['a page that changes', 'content of a', 'WRONG PRICE'],
  ['a page that goes', 'content of a', undefined],
  ['a page that comes back', undefined, 'WRONG PRICE'],
])('an interruption at any write is undone with the content: %s', async (_, good, wrong) => {
  const setContent = (text: string | undefined) =>
    text === undefined ? portal.content.delete('a') : portal.content.set('a', text);
  await deriveHere();
  setContent(good);
  await deriveHere();
  const before = await page('/points/a');
  for (let writes = 0; ; writes += 1) {
    setContent(wrong);
    const interrupted = await deriveHere(new InterruptedStore(portal.store.location, { left: writes })).catch(
      () => null,
    );
    setContent(good);
    expect(await deriveHere()).toMatchObject({ failed: [], lost: [] });
    expect(await page('/points/a')).toBe(before);
    await expectWholeFiles();
    expect(await deriveHere()).toMatchObject({ rendered: [], none: [] });
    if (interrupted !== null) break;
  }
});

// PAGES-7.
test('does not replace what another publisher has changed meanwhile', async () => {
  await deriveHere();
  portal.content.set('a', 'newer');
  const { store } = portal;
  let isFirst = true;
  const raced: typeof store = Object.create(store, {
    replace: {
      async value(changes: Parameters<typeof store.replace>[0]) {
        if (isFirst) {
          isFirst = false;
          await deriveHere();
          portal.content.set('a', 'newest');
        }
        return store.replace(changes);
      },
    },
  });
  expect(await deriveHere(raced)).toMatchObject({ rendered: [], lost: ['/points/a'] });
  expect(await deriveHere()).toMatchObject({ rendered: ['/points/a'] });
  expect(await page('/points/a')).toContain('newest');
});

// PAGES-15.
test.each([
  ['whose code throws', `throw new Error('no list');`, 'no list'],
  [
    'that cannot list its pages',
    `exports.default = { pages: async () => { throw new Error('no list'); } };`,
    'no list',
  ],
  ['whose list is none', `exports.default = { pages: async () => ({}) };`, 'an array of addresses'],
])('the pages of a remote %s stay, and others are rendered', async (_, code, reason) => {
  await deriveHere();
  await releaseRemote(portal.store, '1.1.0', code);
  await releaseRemote(portal.store, '1.0.0', remoteScript(['/lines/c']), 'mfe-lines');
  expect(await derive()).toEqual({
    rendered: ['/lines/c'],
    fresh: 0,
    none: [],
    failed: [{ path: 'mfe-points', reason: expect.stringContaining(reason) }],
    lost: [],
  });
  expect(await page('/points/a')).toContain('content of a');
  const sitemap = (await readText(portal.store, 'sitemap.xml'))?.text;
  for (const path of [...PAGES, '/lines/c']) expect(sitemap).toContain(`<loc>${portal.portal}${path}</loc>`);
});

/** Addresses that no page can have, and what is said of each. */
const BAD_ADDRESSES: readonly (readonly [string, string])[] = [
  ['/points/%E0%A4%A', '"%E0%A4%A" has a malformed percent-encoding'],
  ['/points/%2e%2e/%2e%2e/host/live', 'it has a segment "." or ".."'],
  ['/points/\u001b[2J', 'it has a control character'],
  [`/points/${'a'.repeat(300)}`, 'it has a segment of more than 200 bytes'],
  ['/points/a/', 'it ends with a slash'],
  ['/points/a?x', 'it has a query or a hash'],
];

// PAGES-14.
test('names addresses that no page can have, and renders all others', async () => {
  const addresses = BAD_ADDRESSES.map(([path]) => path);
  await releaseRemote(portal.store, '1.1.0', remoteScript(['/points/a', ...addresses, '/points/b']));
  const report = await derive();
  expect(report).toMatchObject({ rendered: PAGES, none: [], lost: [] });
  expect(report.failed).toEqual(
    BAD_ADDRESSES.map(([, fault]) => ({
      path: expect.stringMatching(/^\/points\/[ -~]+…?$/),
      reason: `mfe-points lists it, and ${fault}`,
    })),
  );
  expect(await portal.store.read('host/live.html')).toBeNull();
});

// PAGES-14.
test('an address that is encoded in another way is one page', async () => {
  portal.content.set('%63', 'content of c');
  expect(await deriveHere(portal.store, ['/points/%63'])).toMatchObject({ rendered: ['/points/%63'] });
  expect(await deriveHere(portal.store, ['/points/%63'])).toMatchObject({ fresh: 1, none: [] });
});
