/** @jest-environment node */
import { changeRegistry, changeReleasesOf } from '@portal/releases';
import { overwrite } from '@portal/releases/testing';
import { createContentReader, readContentSettings } from './content-reader';
import { publishPages } from './publish-pages';
import { readPageSources } from './read-parts';
import { createRenderer, startRenderer } from './renderer';
import { releaseHost, releaseRemote, remoteScript, runHere } from './testing/fake-portal';
import { portalOfEachTest } from './testing/portal-of-each-test';

const PAGES = ['/points/a', '/points/b'];
const portal = portalOfEachTest(PAGES);
const { derive, deriveHere, options } = portal;

// PAGES-6.
test('the code of a remote requires only what the host provides', async () => {
  await releaseRemote(portal.store, '1.1.0', remoteScript(PAGES, `require('node:fs');`));
  const reason = expect.stringContaining('requires "node:fs", which it may not');
  expect(await derive()).toMatchObject({ failed: [{ path: 'mfe-points', reason }] });
});

// PAGES-6.
test('the code of a remote reads content only', async () => {
  const script = `
    exports.default = { pages: async () => ['/points/a'], module: { render: async (path, respond) => {
      try { await respond('/account/getuserlicense?product=x'); return { kind: 'page', head: '', html: 'read' }; }
      catch (error) { return { kind: 'failed', error }; }
    } } };`;
  await releaseRemote(portal.store, '1.1.0', script);
  const reason = expect.stringContaining('is not available to pages that are rendered ahead');
  expect(await derive()).toMatchObject({ rendered: [], failed: [{ path: '/points/a', reason }] });
});

// PAGES-15: a folder whose list has such an address is refused with the pages of all parts.
test.each([
  ['a blank', "' b'"],
  ['too many characters', "'x'.repeat(3000)"],
])('a page that reads an address with %s fails alone', async (_, end) => {
  const script = remoteScript(PAGES).replace(
    'const file',
    `if (path === '/points/a') await respond('/content/repos/o/r/contents/content-data/a.json?' + ${end}); const file`,
  );
  await releaseRemote(portal.store, '1.1.0', script);
  expect(await derive()).toMatchObject({
    rendered: ['/points/b'],
    failed: [{ path: '/points/a', reason: expect.stringContaining('/content-data/a.json?') }],
  });
});

// PAGES-15.
test('a remote cannot list more pages than a portal has, for which all others would wait', async () => {
  const pages = `Array.from({ length: 10_001 }, (_, page) => '/points/' + page)`;
  await releaseRemote(portal.store, '1.1.0', remoteScript(PAGES).replace(JSON.stringify(PAGES), pages));
  const reason = 'It lists 10001 pages, more than 10000';
  expect(await derive()).toMatchObject({ failed: [{ path: 'mfe-points', reason }] });
});

// PAGES-15: a list of more than 64 MB is refused with the pages of all parts.
test('a remote that says too much in all fails alone', async () => {
  const pages = Array.from({ length: 8 }, (_, page) => `/points/${page}`);
  await releaseRemote(
    portal.store,
    '1.1.0',
    remoteScript(pages, '').replace('const file', `throw 'x'.repeat(9e6); const file`),
  );
  await releaseRemote(portal.store, '1.0.0', remoteScript(['/sides/b']), 'mfe-sides');
  const { rendered, failed } = await publishPages(portal.store, { ...options(), start: runHere });
  expect(rendered).toEqual(['/sides/b']);
  expect(failed).toHaveLength(pages.length);
  expect(failed.at(-1)?.reason).toBe('The pages of mfe-points have read too much, or said too much');
});

// PAGES-15.
test('a version that the list of pages has no room for is none', async () => {
  const version = `2.0.0-${'a'.repeat(94)}`;
  await releaseRemote(portal.store, version, remoteScript(PAGES));
  expect((await deriveHere()).rendered).toEqual(PAGES);
  await expect(releaseRemote(portal.store, `${version}a`, remoteScript(PAGES))).rejects.toThrow(
    'not a version',
  );
});

// PAGES-5.
test.each([
  ['a failure', `{ kind: 'page', head: '', html: 'Retry' }`],
  ['no page', `{ kind: 'none' }`],
])('a page whose content was not sent stays as it was, although its code draws %s', async (_, drawn) => {
  await derive();
  for (const name of ['a', 'b']) portal.content.set(name, name === 'a' ? null : 'newer');
  await releaseRemote(portal.store, '1.1.0', remoteScript(PAGES).replace(/{ kind: 'failed', error }/, drawn));
  expect(await derive()).toMatchObject({
    rendered: ['/points/b'],
    failed: [{ path: '/points/a', reason: 'content-data/a.json could not be read' }],
  });
});

// PAGES-15.
test('a page whose rendering throws fails alone', async () => {
  const script = remoteScript(PAGES).replace(
    'const file',
    `if (path === '/points/a') throw new Error('broken'); const file`,
  );
  await releaseRemote(portal.store, '1.1.0', script);
  expect(await derive()).toMatchObject({
    rendered: ['/points/b'],
    failed: [{ path: '/points/a', reason: expect.stringContaining('broken') }],
  });
});

test.each([
  [`exports.startRenderer = async () => { throw new Error('no start'); };`, 'Error: no start'],
  ['exports.startRenderer = ', /render\.cjs of the host cannot be compiled/],
])('a host that cannot render ends the command: %s', async (code, reason) => {
  await releaseHost(portal.store, '2.0.0', code);
  await expect(derive()).rejects.toThrow(reason);
});

// PAGES-15.
test('a remote whose process ends again and again counts as broken', async () => {
  const { store, config, portal: origin } = portal;
  const { setup } = await readPageSources(store, origin, config);
  const content = createContentReader(origin, readContentSettings(config));
  const renderer = createRenderer({ setup, content });
  const killed = { kind: 'failed', reason: expect.stringContaining('The renderer ended') };
  for (let start = 0; start < 3; start += 1) {
    const first = await renderer.render('mfe-points', '/points/a');
    const second = renderer.render('mfe-points', '/points/b');
    for (const id of renderer.processIds()) process.kill(id, 'SIGKILL');
    expect([first.page.kind, (await second).page]).toEqual(['page', killed]);
  }
  expect((await renderer.render('mfe-points', '/points/a')).page).toEqual(killed);
  expect(renderer.processIds()).toEqual([]);
  renderer.close();
});

// REL-14.
test('does not run a script that is not the released one', async () => {
  await overwrite(portal.store, 'remotes/mfe-points/1.0.0/render.cjs', 'exports.default = {}');
  await expect(derive()).rejects.toThrow(/render\.cjs .* is damaged/);
});

// TRUST-4: the code of a release that visitors do not get is nobody's.
test('does not run what the store has under the version of a dev server', async () => {
  const url = 'http://localhost:8080/remoteEntry.js';
  await changeRegistry(
    portal.store,
    changeReleasesOf('mfe-points', (releases) => releases.map((one) => ({ ...one, url }))),
  );
  const { setup } = await readPageSources(portal.store, options().portal, options().config);
  expect(setup.remotes).toEqual([]);
});

// PAGES-15.
test('a process that ended fails one answer, and another one renders the next', async () => {
  await deriveHere();
  for (const name of ['a', 'b']) portal.content.set(name, 'newer');
  const start: typeof startRenderer = async (setup) => {
    const renderer = await startRenderer(setup);
    await renderer.list('mfe-points');
    for (const id of renderer.processIds()) process.kill(id, 'SIGKILL');
    const list = async (part: string) =>
      ({ kind: 'listed', paths: part === 'mfe-points' ? PAGES : [] }) as const;
    return { ...renderer, list };
  };
  expect(await publishPages(portal.store, { ...options(), start })).toMatchObject({
    rendered: ['/points/b'],
    failed: [{ path: '/points/a', reason: expect.stringContaining('The renderer ended') }],
  });
});

// PAGES-18.
test('a renderer that is closed while a process starts does not wait for it', async () => {
  const { store, config } = portal;
  const origin = 'http://127.0.0.1:1';
  const { setup } = await readPageSources(store, origin, config);
  const renderer = createRenderer({
    setup,
    content: createContentReader(origin, readContentSettings(config)),
    limit: 5_000,
  });
  const list = renderer.list('mfe-points');
  await new Promise(setImmediate);
  renderer.close();
  expect(await list).toEqual({ kind: 'failed', reason: 'The renderer was closed' });
  await expect(renderer.list('mfe-points')).rejects.toThrow('The renderer was closed');
});
