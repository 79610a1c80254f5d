/** @jest-environment node */
import { removeFolders } from '@portal/releases/testing';
import { openPagesOnRequest, type PagesOnRequest } from './pages-on-request';
import { type FakePortal, startFakePortal } from './testing/fake-portal';

// A process starts slowly on a busy machine.
jest.setTimeout(60_000);

const PAGES = ['/points/a', '/points/b', '/points/gone'];

let portal: FakePortal;
let pages: PagesOnRequest;
beforeAll(async () => {
  portal = await startFakePortal(PAGES);
  portal.content.set('a', 'content of a');
  portal.content.set('b', null);
  pages = await openPagesOnRequest(portal.store, portal);
});
afterAll(async () => {
  pages.close();
  await portal.close();
  await removeFolders();
});

// PAGES-8.
test('lists the public pages, and renders each when it is first asked for', async () => {
  expect((await pages.list()).pages.map(({ path }) => path)).toEqual(PAGES);
  expect(portal.requests).toEqual([]);
  const [first, second] = await Promise.all([pages.document('/points/a'), pages.document('/points/a')]);
  expect(first).toContain('<h1>shared $& content of a</h1>');
  expect(first).toContain('data-part="mfe-points@1.0.0"');
  expect(second).toBe(first);
  expect(portal.requests).toEqual(['a']);
});

// PAGES-5.
test('has no document of an address that is not public, or without content', async () => {
  expect(await pages.document('/points/nobody')).toBeNull();
  expect(await pages.document('/points/gone')).toBeNull();
});

// PAGES-5.
test('tries a page again that could not be rendered, and renders the others', async () => {
  const unread = 'content-data/b.json could not be read';
  await expect(pages.document('/points/b')).rejects.toThrow(unread);
  expect(await pages.document('/points/a')).toContain('content of a');
  const before = portal.requests.length;
  await expect(pages.document('/points/b')).rejects.toThrow(unread);
  expect(portal.requests.length).toBe(before);
});

// PAGES-8.
test('waits for requests as long as it likes', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  try {
    const waiting = await openPagesOnRequest(portal.store, portal);
    jest.advanceTimersByTime(24 * 60 * 60_000);
    expect(await waiting.document('/points/a')).toContain('content of a');
    waiting.close();
  } finally {
    jest.useRealTimers();
  }
});
