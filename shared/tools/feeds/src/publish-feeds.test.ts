/** @jest-environment node */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FolderStore, type ReleaseStore, readText } from '@portal/releases';
import { InterruptedStore, removeFolders, scratchFolder } from '@portal/releases/testing';
import { contentFiles } from '@portal/search-index/build';
import { JSDOM } from 'jsdom';
import { publishFeeds } from './publish-feeds';

const PORTAL = 'https://portal.example';
const COMMUNICATOR = 'hoops-product/hoops-communicator/hoops-communicator';
const MD5 = '6754bf11138d739ea553f60f41c2aba9';
const FIRST = new Date('2026-11-20T08:00:00Z');
const LATER = new Date('2026-11-21T09:00:00Z');

let content: string;
let store: FolderStore;
beforeEach(async () => {
  [content, store] = [await scratchFolder(), new FolderStore(await scratchFolder())];
  await write('releases_prod_latest.json', [{ product: 'communicator', version: '2026.3.0' }]);
  await write(`${COMMUNICATOR}-version.json`, [
    { year: 2026, versions: ['2026.3.0', '2026.2.0'], dates: { '2026.2.0': '2026-05-11' } },
    { year: 2025, versions: ['2025 SP1 U1'] },
  ]);
  await release('2026.3.0', {
    date: '2026-10-24',
    sections: [
      {
        name: 'Linux',
        packages: [
          {
            filename: 'a & b.zip',
            md5sum: MD5,
            size: 10,
            sha256: 'ab12',
            arch: 'arm64',
            link: 'https://files.example/a.zip?signature=SECRET',
          },
        ],
        sections: [{ name: 'inner', files: [{ filename: 'c.zip', size: -1, md5sum: 'N/A' }] }],
      },
    ],
  });
  await release('2026.2.0', { title: 'Tom & <Jerry>\u0000 2026.2.0' });
  await release('2025_sp1_u1', { date: 'Autumn 2025' });
});
afterEach(removeFolders);

async function write(path: string, value: unknown): Promise<void> {
  await mkdir(dirname(join(content, path)), { recursive: true });
  await writeFile(join(content, path), JSON.stringify(value));
}
const release = (version: string, more: object) =>
  write(`${COMMUNICATOR}-${version}.json`, { title: `HOOPS Communicator ${version}`, ...more });
const remove = (version: string) => rm(join(content, `${COMMUNICATOR}-${version}.json`));

const derive = (now = FIRST, to: ReleaseStore = store, files = contentFiles(content)) =>
  publishFeeds(to, { portal: PORTAL, siteTitle: 'Zone', content: files, now });
const text = async (path: string) => (await readText(store, path))?.text ?? '';
const communicator = async () =>
  JSON.parse(await text('releases.json')).products.find(
    ({ code }: { code: string }) => code === 'communicator',
  );

/** Parses a feed, and checks what RFC 4287 demands of every feed and entry. */
async function feed(name: string) {
  const { window } = new JSDOM();
  const xml = new window.DOMParser().parseFromString(await text(`feeds/${name}.atom`), 'application/xml');
  const root = xml.documentElement;
  expect(root.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  const own = (element: Element, tag: string) =>
    [...element.children].filter((child) => child.tagName === tag).map((child) => child.textContent);
  const entries = [...root.children].filter((child) => child.tagName === 'entry');
  for (const element of [root, ...entries])
    for (const tag of ['id', 'title', 'updated'])
      expect(own(element, tag)).toEqual([expect.stringMatching(/./)]);
  expect(root.querySelector('author > name')?.textContent).toBe('Zone');
  const links = [...root.querySelectorAll('link')].map((link) => link.getAttribute('href') ?? '');
  expect(links.filter((href) => !href.startsWith(`${PORTAL}/`))).toEqual([]);
  const ids = [...root.querySelectorAll('id')].map((id) => id.textContent ?? '');
  expect(new Set(ids).size).toBe(ids.length);
  return {
    links,
    updated: own(root, 'updated')[0],
    entries: entries.map((entry) => ({
      id: own(entry, 'id')[0],
      title: own(entry, 'title')[0],
      url: entry.querySelector('link')?.getAttribute('href'),
      published: own(entry, 'published')[0],
      updated: own(entry, 'updated')[0],
      summary: own(entry, 'summary')[0],
    })),
  };
}

// FEED-1, FEED-3.
test('lists every version with date, files, sizes and checksums, and invents nothing', async () => {
  expect(await derive()).toEqual([]);
  const page = `${PORTAL}/hoops/communicator/downloads`;
  expect(await communicator()).toEqual({
    code: 'communicator',
    name: 'HOOPS Communicator',
    url: `${page}/latest`,
    feed: `${PORTAL}/feeds/communicator.atom`,
    latest: '2026.3.0',
    releases: [
      {
        version: '2026.3.0',
        key: '2026.3.0',
        title: 'HOOPS Communicator 2026.3.0',
        date: '2026-10-24',
        dateText: null,
        url: `${page}/2026.3.0`,
        files: [
          {
            name: 'a & b.zip',
            url: `${page}/2026.3.0#file-${MD5}`,
            size: 10,
            md5: MD5,
            sha256: 'ab12',
            os: 'Linux',
            compiler: null,
            arch: 'arm64',
          },
          expect.objectContaining({ name: 'c.zip', url: `${page}/2026.3.0`, size: null, md5: null }),
        ],
      },
      expect.objectContaining({ version: '2026.2.0', date: '2026-05-11', files: [] }),
      expect.objectContaining({
        version: '2025 SP1 U1',
        date: null,
        dateText: 'Autumn 2025',
        url: `${page}/2025_sp1_u1`,
      }),
    ],
  });
  for (const path of ['releases.json', 'feeds/releases.atom'])
    expect(await text(path)).not.toContain('SECRET');
});

// FEED-2, FEED-3.
test('each product has a valid feed of its dated releases, newest first, and there is one of all', async () => {
  await derive();
  const { entries, updated, links } = await feed('communicator');
  expect(links[0]).toBe(`${PORTAL}/feeds/communicator.atom`);
  expect(updated).toBe('2026-10-24T00:00:00Z');
  expect(entries).toMatchObject([
    {
      title: 'HOOPS Communicator 2026.3.0',
      published: '2026-10-24T00:00:00Z',
      updated: '2026-10-24T00:00:00Z',
      summary: 'Release date: 2026-10-24. 2 files.',
    },
    { title: 'Tom & <Jerry> 2026.2.0', url: `${PORTAL}/hoops/communicator/downloads/2026.2.0` },
  ]);
  expect((await feed('releases')).entries).toEqual(entries);
  // A product without releases: the time is that of the feed itself.
  expect(await feed('eda')).toMatchObject({ entries: [], updated: FIRST.toISOString() });
});

// FEED-2.
test('the id of a release stays when its title, date or spelling changes', async () => {
  await derive();
  const before = (await feed('communicator')).entries.map(({ id }) => id);
  await release('2026.3.0', { title: 'Renamed', date: '2026-10-25' });
  await write(`${COMMUNICATOR}-version.json`, [
    { year: 2026, versions: ['2026.3.0', '2026.2.0'], dates: { '2026.2.0': '2026-01-01' } },
  ]);
  await derive(LATER);
  expect((await feed('communicator')).entries.map(({ id }) => id)).toEqual(before);
});

// FEED-3.
test('a release without a date that appears later is in the feed since it is listed', async () => {
  await remove('2025_sp1_u1');
  await derive();
  await release('2025_sp1_u1', { date: '2025-02-30' });
  await derive(LATER);
  const entries = async () => (await feed('communicator')).entries;
  expect(await entries()).toMatchObject([
    {
      title: 'HOOPS Communicator 2025_sp1_u1',
      published: undefined,
      updated: LATER.toISOString(),
      summary: 'Release date: 2025-02-30. 0 files.',
    },
    { updated: '2026-10-24T00:00:00Z' },
    { updated: '2026-05-11T00:00:00Z' },
  ]);
  const first = await entries();
  await derive(new Date('2026-11-22T09:00:00Z'));
  expect(await entries()).toEqual(first);
});

// PAGES-7.
test('writes nothing if nothing has changed, and finishes what was interrupted', async () => {
  for (const writes of [0, 1, 2, 3, 4, 5, 6, 7])
    await derive(FIRST, new InterruptedStore(store.location, { left: writes })).catch(() => undefined);
  await derive();
  expect((await feed('communicator')).entries).toHaveLength(2);
  expect(await derive(LATER, new InterruptedStore(store.location, { left: 0 }))).toEqual([]);
});

// PAGES-7.
test('does not replace what another publisher derived meanwhile', async () => {
  await derive();
  const files = contentFiles(content);
  let isFirst = true;
  const slow: typeof files = {
    problems: [],
    async read(path, schema) {
      const found = await files.read(path, schema);
      // After this publisher has read the content, another one derives from newer content.
      if (isFirst && path.endsWith('2026.3.0.json')) {
        isFirst = false;
        await release('2026.3.0', { title: 'Newer', date: '2026-10-24' });
        await derive(LATER);
      }
      return found;
    },
  };
  await release('2026.3.0', { title: 'Older', date: '2026-10-24' });
  expect(await derive(LATER, store, slow)).toEqual([
    '/releases.json',
    '/feeds/releases.atom',
    '/feeds/communicator.atom',
  ]);
  expect((await feed('communicator')).entries[0]?.title).toBe('Newer');
});

// FEED-3, FEED-4.
test.each([
  ['a version index with a syntax error', `${COMMUNICATOR}-version.json`, '[{"year":2026,]'],
  ['a release with a syntax error', `${COMMUNICATOR}-2026.2.0.json`, '{"title":}'],
  ['a releases list of another shape', 'releases_prod_latest.json', '{}'],
  ['a releases list that is missing', 'releases_prod_latest.json', null],
])('%s is named, and the list stays as it is', async (_, path, malformed) => {
  await derive();
  const before = await text('releases.json');
  const good = await readFile(join(content, path), 'utf8');
  await (malformed === null ? rm(join(content, path)) : writeFile(join(content, path), malformed));
  await expect(derive(LATER)).rejects.toThrow(path);
  expect(await text('releases.json')).toBe(before);
  // Mended: nothing is announced as new.
  await writeFile(join(content, path), good);
  expect(await derive(LATER)).toEqual([]);
  expect(await text('releases.json')).toBe(before);
});
