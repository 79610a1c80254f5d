/** @jest-environment node */
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readText } from '@portal/releases';
import { scratchFolder } from '@portal/releases/testing';
import { applyPages } from './apply-pages';
import { portalReader, storeReader } from './page-reader';
import { renderFolder } from './publish-pages';
import { changeList } from './testing/change-folder';
import { releaseHost, releaseRemote, remoteScript, renderHere } from './testing/fake-portal';
import { portalOfEachTest } from './testing/portal-of-each-test';

const PAGES = ['/points/a', '/points/b'];
const portal = portalOfEachTest(PAGES);
const { options, page, render, apply } = portal;

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
