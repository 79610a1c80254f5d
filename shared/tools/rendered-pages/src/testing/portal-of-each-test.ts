import { type ReleaseStore, readText } from '@portal/releases';
import { removeFolders } from '@portal/releases/testing';
import type { PagesReport } from '../apply-pages';
import { type PagesOptions, publishPages } from '../publish-pages';
import { type FakePortal, renderHere, startFakePortal } from './fake-portal';

/** A new portal for each test, whose pages can be derived. */
export interface PortalOfEachTest extends Omit<FakePortal, 'close'> {
  readonly options: () => PagesOptions;
  /** Derives the pages with the code of the releases, in a process of its own. */
  readonly derive: () => Promise<PagesReport>;
  /** Derives the pages in this process. */
  readonly deriveHere: (store?: ReleaseStore, pages?: readonly string[]) => Promise<PagesReport>;
  /** The document of a page; empty: it has none. */
  readonly page: (path: string) => Promise<string>;
}

/** Starts a portal before each test of a file, with content for `a`, `b` and `c`, and ends it afterward. */
export function portalOfEachTest(pages: readonly string[]): PortalOfEachTest {
  // A process starts slowly on a busy machine.
  jest.setTimeout(60_000);
  let portal: FakePortal;
  beforeEach(async () => {
    portal = await startFakePortal(pages);
    for (const name of ['a', 'b', 'c']) portal.content.set(name, `content of ${name}`);
  });
  afterEach(async () => {
    await portal.close();
    await removeFolders();
  });
  const options = () => ({
    portal: portal.portal,
    config: portal.config,
    now: new Date('2026-11-21T12:00:00Z'),
  });
  return {
    get store() {
      return portal.store;
    },
    get portal() {
      return portal.portal;
    },
    get config() {
      return portal.config;
    },
    get content() {
      return portal.content;
    },
    get requests() {
      return portal.requests;
    },
    options,
    derive: () => publishPages(portal.store, options()),
    deriveHere: (store = portal.store, listed = pages) =>
      publishPages(store, { ...options(), start: renderHere(listed) }),
    page: async (path) => (await readText(portal.store, `pages${path}.html`))?.text ?? '',
  };
}
