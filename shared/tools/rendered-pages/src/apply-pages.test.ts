/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readText } from '@portal/releases';
import { scratchFolder } from '@portal/releases/testing';
import { applyPages } from './apply-pages';
import { portalReader, storeReader } from './page-reader';
import type { PageEntry, PageList } from './pages-folder';
import { renderFolder } from './publish-pages';
import { releaseHost, releaseRemote, remoteScript, renderHere } from './testing/fake-portal';
import { portalOfEachTest } from './testing/portal-of-each-test';

const PAGES = ['/points/a', '/points/b'];
const portal = portalOfEachTest(PAGES);
const { options, page } = portal;

/** Renders the pages to a folder. */
async function render(pages: readonly string[] = PAGES): Promise<string> {
  const folder = join(await scratchFolder(), 'pages');
  const reader = await storeReader(portal.store, portal.portal, portal.config);
  await renderFolder(folder, reader, { ...options(), start: renderHere(pages) });
  return folder;
}
const apply = (folder: string) => applyPages(folder, portal.store, options());

/** Changes the list of a folder. */
async function changeList(folder: string, change: (list: PageList) => object): Promise<void> {
  const file = join(folder, 'pages.json');
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))));
}
const changePages = (folder: string, change: (page: PageEntry) => object) =>
  changeList(folder, (list) => ({ ...list, pages: list.pages.map(change) }));

/** Adds a fragment as an enemy would, with the right hash. */
async function addFragment(folder: string, fragment: object): Promise<string> {
  const text = JSON.stringify(fragment);
  const hash = createHash('sha256').update(text).digest('hex');
  await writeFile(join(folder, 'fragments', `${hash}.json`), text);
  return hash;
}

// PAGES-16.
test('a folder has data only, and applying it writes what the one command writes', async () => {
  const folder = await render();
  expect((await readdir(folder)).sort()).toEqual(['fragments', 'pages.json']);
  expect(await readdir(join(folder, 'fragments'))).toHaveLength(2);
  expect(await apply(folder)).toEqual({ rendered: PAGES, fresh: 0, none: [], failed: [], lost: [] });
  const applied = await page('/points/a');
  expect(await portal.deriveHere()).toMatchObject({ rendered: [], fresh: 2 });
  expect(await page('/points/a')).toBe(applied);
  // A folder can be applied again.
  expect(await apply(folder)).toMatchObject({ rendered: [], fresh: 2, lost: [] });
  for (const file of ['sitemap.xml', 'robots.txt', 'releases.json'])
    expect(await portal.store.read(file)).not.toBeNull();
});

// PAGES-16.
test('runs no code of a release', async () => {
  const marker = join(await scratchFolder(), 'ran');
  const script = remoteScript(PAGES, `require('node:fs').writeFileSync(${JSON.stringify(marker)}, '');`);
  await releaseRemote(portal.store, '1.1.0', script);
  const read: string[] = [];
  const store = Object.create(portal.store, {
    read: {
      value(path: string) {
        read.push(path);
        return portal.store.read(path);
      },
    },
  });
  expect(await applyPages(await render(), store, options())).toMatchObject({ rendered: PAGES });
  expect(read.filter((path) => /\.(?:c|m)?js$/.test(path))).toEqual([]);
  await expect(readFile(marker)).rejects.toThrow('ENOENT');
});

// PAGES-16.
test('pages that a folder leaves out stay, in the sitemap too', async () => {
  await portal.deriveHere();
  const before = await readText(portal.store, 'sitemap.xml');
  const folder = await render();
  await changeList(folder, (list) => ({ ...list, pages: [] }));
  expect(await apply(folder)).toEqual({ rendered: [], fresh: 0, none: [], failed: [], lost: [] });
  expect(await readText(portal.store, 'sitemap.xml')).toEqual(before);
  for (const path of PAGES) expect(await page(path)).toContain('content of');
});

// PAGES-16.
test('a page that is gone gets the document of the host, if the folder says so and it has not changed', async () => {
  await portal.deriveHere();
  const folder = await render(['/points/b']);
  const stale = await render(['/points/b']);
  portal.content.set('a', 'newer');
  await portal.deriveHere();
  expect(await apply(folder)).toMatchObject({ none: [], lost: ['/points/a'] });
  expect(await page('/points/a')).toContain('newer');
  expect(await apply(await render(['/points/b']))).toMatchObject({ none: ['/points/a'], lost: [] });
  expect(await page('/points/a')).toContain('<p>Loading</p>');
  expect(await apply(stale)).toMatchObject({ none: [] });
});

// PAGES-7, PAGES-16.
test('does not replace what another publisher has rendered since', async () => {
  await portal.deriveHere();
  portal.content.set('a', 'older').set('b', 'other');
  const folder = await render();
  portal.content.set('a', 'newest');
  await portal.deriveHere();
  expect(await apply(folder)).toMatchObject({ rendered: [], fresh: 1, lost: ['/points/a'] });
  expect(await page('/points/a')).toContain('newest');
});

// PAGES-16.
test('a page of a release that was replaced since is left alone, and so are all of another host', async () => {
  const folder = await render();
  await releaseRemote(portal.store, '1.1.0', remoteScript(PAGES));
  expect(await apply(folder)).toMatchObject({ rendered: [], lost: PAGES });
  await releaseHost(portal.store, '1.1.0');
  await expect(apply(folder)).rejects.toThrow('The live host has changed since the pages were rendered');
  const { store } = portal;
  await expect(
    applyPages(await render(), store, { ...options(), config: portal.config.replace('Zone', 'Other') }),
  ).rejects.toThrow('The configuration has changed');
  await expect(
    applyPages(await render(), store, { ...options(), portal: 'https://evil.example' }),
  ).rejects.toThrow(/were rendered for "http:\/\/127\.0\.0\.1:\d+", not for https:\/\/evil\.example/);
});

/** What an enemy writes into the entry of `/points/a`, and what is said of it. */
const HOSTILE_ENTRIES: readonly (readonly [string, object, string])[] = [
  [
    'an address of another part',
    { path: '/lines/c' },
    'mfe-points has rendered it, and it belongs to mfe-lines',
  ],
  ['an address of the host', { path: '/start' }, 'mfe-points has rendered it, and it belongs to host'],
  ['another part’s name', { part: 'mfe-lines' }, 'mfe-lines has rendered it, and it belongs to mfe-points'],
  ['a part that does not exist', { part: 'mfe-none' }, 'mfe-none has rendered it'],
  ['an address that leads out', { path: '/points/%2e%2e/%2e%2e/host/live' }, 'it has a segment "." or ".."'],
  ['an address twice', { path: '/points/b' }, 'the folder has it twice'],
  ['the same address in another encoding', { path: '/points/%62' }, 'the folder has it twice'],
  [
    'another address to request',
    { content: { 'https://evil.example/x': 'missing' } },
    'https://evil.example/x is no content',
  ],
  [
    'content outside of its folder',
    { content: { '/content/repos/o/r/contents/content-data/../../../../../account/x': 'missing' } },
    'is no content',
  ],
  ['a fragment that does not exist', { fragment: '0'.repeat(64) }, 'could not be read'],
];

// PAGES-16, PAGES-19.
test.each(HOSTILE_ENTRIES)('refuses %s, and applies the others', async (_, change, reason) => {
  await releaseRemote(portal.store, '1.0.0', remoteScript(['/lines/c']), 'mfe-lines');
  const folder = await render();
  await changeList(folder, (list) => ({
    ...list,
    pages: list.pages
      .map((entry) => (entry.path === '/points/a' ? { ...entry, ...change } : entry))
      .reverse(),
  }));
  const report = await apply(folder);
  expect(report).toMatchObject({ rendered: ['/points/b'], lost: [] });
  expect(report.failed).toEqual([expect.objectContaining({ reason: expect.stringContaining(reason) })]);
  expect(await page('/points/a')).toBe('');
  expect(await page('/start')).toBe('');
  expect(await page('/lines/c')).toBe('');
  expect(await portal.store.read('host/live.html')).toBeNull();
});

// PAGES-19.
test('refuses a hostile document by name, leaves its page as it was, and applies the others', async () => {
  await portal.deriveHere();
  const before = await page('/points/a');
  portal.content.set('a', 'newer').set('b', 'newer');
  const folder = await render();
  const html = '<h1>newer</h1><img src="/x" onerror="alert(1)">';
  const fragment = await addFragment(folder, { head: '<title>x</title>', html });
  await changePages(folder, (entry) => (entry.path === '/points/a' ? { ...entry, fragment } : entry));
  expect(await apply(folder)).toMatchObject({
    rendered: ['/points/b'],
    failed: [{ path: '/points/a', reason: 'it has the attribute onerror of <img>' }],
  });
  expect(await page('/points/a')).toBe(before);
});

// PAGES-19.
test('wrong text is all that a folder can bring, and the next run of both steps replaces it', async () => {
  const folder = await render();
  const fragment = await addFragment(folder, { head: '<title>x</title>', html: '<h1>wrong</h1>' });
  await changePages(folder, (entry) => (entry.path === '/points/a' ? { ...entry, fragment } : entry));
  expect(await apply(folder)).toMatchObject({ rendered: PAGES });
  const wrong = await page('/points/a');
  // Everything but the text is the store's own: what it was rendered with, styles, scripts.
  const right = (await readFile(join(portal.store.location, 'pages/points/b.html'), 'utf8'))
    .replaceAll('/b.json', '/a.json')
    .replace(/data-content="\w+/, /data-content="\w+/.exec(wrong)?.[0] ?? '')
    .replace('content of b', 'wrong');
  expect(wrong).toBe(right);
  // A portal that is read over HTTP has no records, so everything is rendered again.
  const reader = await portalReader(portal.portal, portal.config);
  const again = join(await scratchFolder(), 'again');
  await renderFolder(again, reader, { ...options(), start: renderHere(PAGES) });
  expect(await apply(again)).toMatchObject({ rendered: ['/points/a'], fresh: 1 });
  expect(await page('/points/a')).toContain('content of a');
});

// PAGES-16, PAGES-17.
test('reads a portal over HTTP, and writes what the one command writes', async () => {
  const overHttp = async (pages: readonly string[]) => {
    const folder = join(await scratchFolder(), 'pages');
    const reader = await portalReader(portal.portal, portal.config);
    await renderFolder(folder, reader, { ...options(), start: renderHere(pages) });
    return folder;
  };
  expect(await apply(await overHttp(PAGES))).toMatchObject({ rendered: PAGES, lost: [] });
  expect(await portal.deriveHere()).toMatchObject({ rendered: [], fresh: 2 });
  // Nothing has changed: the documents are the same.
  expect(await apply(await overHttp(PAGES))).toMatchObject({ rendered: [], fresh: 2, lost: [] });
  portal.content.set('b', 'newer');
  const folder = await overHttp(PAGES);
  portal.content.set('b', 'newest');
  await portal.deriveHere();
  expect(await apply(folder)).toMatchObject({ rendered: [], lost: ['/points/b'] });
  expect(await page('/points/b')).toContain('newest');
  // The sitemap says which pages there were.
  expect(await apply(await overHttp(['/points/b']))).toMatchObject({ none: ['/points/a'], fresh: 1 });
  expect(await page('/points/a')).toContain('<p>Loading</p>');
});

/** What a folder may be instead, and what is said of it. */
const BROKEN: readonly (readonly [string, (folder: string) => Promise<unknown>, string])[] = [
  ['that is empty', (folder) => rm(join(folder, 'pages.json')), 'pages.json could not be read'],
  ['whose list is no JSON', (folder) => writeFile(join(folder, 'pages.json'), '{'), 'pages.json is no JSON'],
  [
    'with another format',
    (folder) => changeList(folder, (list) => ({ ...list, format: 2 })),
    'another version',
  ],
  [
    'with a field of its own',
    (folder) => changeList(folder, (list) => ({ ...list, policy: 'x' })),
    'is not valid',
  ],
  [
    'whose fragment is a path',
    (folder) => changePages(folder, (entry) => ({ ...entry, fragment: '../../x' })),
    'is not valid',
  ],
  [
    'whose part is no name',
    (folder) => changePages(folder, (entry) => ({ ...entry, part: '../x' })),
    'is not valid',
  ],
  [
    'that brings a whole document',
    (folder) => changePages(folder, (entry) => ({ ...entry, document: '<html>' })),
    'is not valid',
  ],
  [
    'whose content has spaces, which would state another file',
    (folder) => changePages(folder, (entry) => ({ ...entry, content: { '/a 0123 /b': 'missing' } })),
    'is not valid',
  ],
  [
    'whose list is a link',
    async (folder) => {
      const file = join(folder, 'pages.json');
      const target = `${folder}-target`;
      await writeFile(target, await readFile(file));
      await rm(file);
      await symlink(target, file);
    },
    'could not be read',
  ],
  [
    'whose list is a folder',
    async (folder) => {
      await rm(join(folder, 'pages.json'));
      await mkdir(join(folder, 'pages.json'));
    },
    'is no file',
  ],
];

// PAGES-16.
test.each(BROKEN)('refuses a folder %s', async (_, change, reason) => {
  const folder = await render();
  await change(folder);
  await expect(apply(folder)).rejects.toThrow(reason);
  expect(await page('/points/a')).toBe('');
});

// PAGES-16.
test('names a fragment that is damaged, and what a renderer says in one line', async () => {
  portal.content.set('b', null);
  const folder = await render();
  const [name = ''] = await readdir(join(folder, 'fragments'));
  await writeFile(join(folder, 'fragments', name), '{"head":"","html":""}');
  await changeList(folder, (list) => ({
    ...list,
    failed: [{ path: '::error::x', reason: 'first\u001b[2J\nsecond' }],
  }));
  expect(await apply(folder)).toMatchObject({
    rendered: [],
    failed: [
      { path: '"::error::x"', reason: 'first\\u001b[2J' },
      { path: '/points/a', reason: expect.stringMatching(/fragments\/\w+\.json is damaged$/) },
      { path: '/points/b', reason: 'no response' },
    ],
  });
});

// PAGES-16.
test('renders into a new folder, or in place of an earlier one, and nowhere else', async () => {
  const folder = await render();
  const reader = await storeReader(portal.store, portal.portal, portal.config);
  const again = { ...options(), start: renderHere(['/points/b']) };
  await expect(renderFolder(folder, reader, again)).resolves.toMatchObject({
    pages: [{ path: '/points/b' }],
  });
  expect(await readdir(join(folder, 'fragments'))).toHaveLength(1);
  await writeFile(join(folder, 'mine.txt'), '');
  await expect(renderFolder(folder, reader, again)).rejects.toThrow('has other files: mine.txt');
});
