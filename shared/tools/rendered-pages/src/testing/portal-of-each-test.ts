import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { filesBelow, type ReleaseStore, readText } from '@portal/releases';
import { removeFolders, scratchFolder } from '@portal/releases/testing';
import { applyPages } from '../apply-pages';
import { storeReader } from '../page-reader';
import { type PagesOptions, publishPages, renderFolder } from '../publish-pages';
import { type FakePortal, renderHere, startFakePortal } from './fake-portal';

/** Asserts that the compressed variants of all derived files unpack to them. */
async function expectWholeFiles(store: ReleaseStore): Promise<void> {
  const below = await Promise.all(['pages', 'feeds'].map((folder) => filesBelow(store, folder)));
  const files = below.flat().filter((path) => /\.(?:html|atom)$/.test(path));
  expect(files).toEqual(expect.arrayContaining(['pages/points/a.html', 'feeds/releases.atom']));
  for (const path of [...files, 'sitemap.xml', 'robots.txt', 'releases.json']) {
    const [file, br, gz] = await Promise.all(['', '.br', '.gz'].map((end) => store.read(path + end)));
    const text = String(Buffer.from(file?.bytes ?? ''));
    expect([path, String(brotliDecompressSync(br?.bytes ?? ''))]).toEqual([path, text]);
    expect([path, String(gunzipSync(gz?.bytes ?? ''))]).toEqual([path, text]);
  }
}

/**
 * Starts a new portal before each test of a file, whose pages can be derived, with content for `a`, `b` and `c`, and ends
 * it afterward.
 */
export function portalOfEachTest(pages: readonly string[]) {
  // A process starts slowly on a busy machine.
  jest.setTimeout(60_000);
  const portal = {} as FakePortal;
  beforeEach(async () => {
    Object.assign(portal, await startFakePortal(pages));
    for (const name of ['a', 'b', 'c']) portal.content.set(name, `content of ${name}`);
  });
  afterEach(async () => {
    await portal.close();
    await removeFolders();
  });
  const options = (): PagesOptions => ({
    portal: portal.portal,
    config: portal.config,
    now: new Date('2026-11-21T12:00:00Z'),
  });
  return Object.assign(portal, {
    options,
    /** Derives the pages with the code of the releases, in a process of its own. */
    derive: () => publishPages(portal.store, options()),
    /** Derives the pages in this process. */
    deriveHere: (store: ReleaseStore = portal.store, listed = pages) =>
      publishPages(store, { ...options(), start: renderHere(listed) }),
    /** Renders the pages in this process, to a folder, whose path it returns. */
    async render(listed = pages) {
      const folder = join(await scratchFolder(), 'pages');
      const reader = await storeReader(portal.store, portal.portal, portal.config);
      await renderFolder(folder, reader, { ...options(), start: renderHere(listed) });
      return folder;
    },
    /** Applies a folder. */
    apply: (folder: string) => applyPages(folder, portal.store, options()),
    /** The document of a page; empty: it has none. */
    page: async (path: string) => (await readText(portal.store, `pages${path}.html`))?.text ?? '',
    expectWholeFiles: () => expectWholeFiles(portal.store),
  });
}
