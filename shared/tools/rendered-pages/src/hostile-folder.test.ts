/** @jest-environment node */
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchFolder } from '@portal/releases/testing';
import { portalReader } from './page-reader';
import { renderFolder } from './publish-pages';
import { addFragment, changeList, changePages } from './testing/change-folder';
import { releaseRemote, remoteScript, renderHere } from './testing/fake-portal';
import { portalOfEachTest } from './testing/portal-of-each-test';

const PAGES = ['/points/a', '/points/b'];
const portal = portalOfEachTest(PAGES);
const { options, page, render, apply } = portal;

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
  const html = '<h1>shared $& wrong</h1>';
  const fragment = await addFragment(folder, { head: '<title>/points/b</title>', html });
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
      { path: '/points/b', reason: expect.stringContaining('content-data/b.json could not be read') },
    ],
  });
});
