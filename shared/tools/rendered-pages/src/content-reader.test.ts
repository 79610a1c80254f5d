/** @jest-environment node */
import { createContentReader } from './content-reader';

const settings = {
  siteTitle: 'Zone',
  accountHost: '/account',
  content: { apiBase: '/content', repository: 'o/r' },
};
const UNREAD = 'content-data/a.json could not be read';
const urlOf = (name: string) => `/content/repos/o/r/contents/content-data/${name}.json?ref=main`;

/** Seconds since the start of the test, at each request. */
let times: number[];
let start: number;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  times = [];
  start = Date.now();
});
afterEach(() => jest.useRealTimers());

const readerOf = (respond: (count: number, url: URL) => Response) =>
  createContentReader('https://portal.example', settings, async (url) => {
    times.push((Date.now() - start) / 1_000);
    return respond(times.length, new URL(String(url)));
  });

/** Moves the clock until a promise is settled. */
async function inFakeTime<T>(promise: Promise<T>): Promise<T> {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  promise.then(settle, settle);
  while (!isSettled) {
    await new Promise(setImmediate);
    await jest.advanceTimersByTimeAsync(500);
  }
  return promise;
}

const busy = (status: number, wait?: string) =>
  new Response('busy', { status, headers: wait === undefined ? {} : { 'retry-after': wait } });

// PAGES-20.
test.each([
  [503, '2', [0, 2, 4]],
  [429, '0', [0, 1, 2]],
  [429, undefined, [0, 5, 10]],
  [503, 'Fri, 27 Nov 2026 08:00:00 GMT', [0, 5, 10]],
] as const)('waits while the service answers %i with Retry-After: %s', async (status, wait, expected) => {
  const reader = readerOf((count) => (count <= 2 ? busy(status, wait) : new Response('text')));
  await expect(inFakeTime(reader.read(urlOf('a')))).resolves.toMatchObject({ status: 200, body: 'text' });
  expect(times).toEqual(expected);
});

// PAGES-20.
test('reads hundreds of files at once from a service that allows sixty, and five more a second', async () => {
  let [allowed, since] = [60, 0];
  const reader = readerOf(() => {
    const now = times.at(-1) ?? 0;
    [allowed, since] = [Math.min(60, allowed + 5 * (now - since)), now];
    if (allowed < 1) return busy(503, '5');
    allowed -= 1;
    return new Response('text');
  });
  const files = Array.from({ length: 300 }, (_, index) => reader.read(urlOf(`file-${index}`)));
  const responses = await inFakeTime(Promise.all(files));
  expect(responses).toHaveLength(300);
});

// PAGES-20.
test('waits two minutes in all for a service that stays busy, and no longer for other files', async () => {
  const reader = readerOf(() => busy(503, '40'));
  await expect(inFakeTime(reader.read(urlOf('a')))).rejects.toThrow(UNREAD);
  expect(times).toEqual([0, 40, 80, 120]);
  await expect(inFakeTime(reader.read(urlOf('b')))).rejects.toThrow('content-data/b.json could not be read');
  expect(times).toHaveLength(5);
});

// PAGES-20.
test('does not wait for a service that wants to be left alone for an hour', async () => {
  const reader = readerOf(() => busy(429, '3600'));
  await expect(inFakeTime(reader.read(urlOf('a')))).rejects.toThrow(UNREAD);
  expect(times).toEqual([0]);
});

test('other failures are tried again at once', async () => {
  const reader = readerOf((count) => new Response('text', { status: count === 3 ? 200 : 500 }));
  await expect(inFakeTime(reader.read(urlOf('a')))).resolves.toMatchObject({ body: 'text' });
  expect(times).toEqual([0, 0, 0]);
});

// PAGES-22.
test.each([
  ['nginx', 'x-cache-status', ['STALE', 'UPDATING', 'HIT']],
  ['a CDN', 'age', ['61', '62', '0']],
])('reads again what %s sends while it revalidates it', async (_, header, values) => {
  const reader = readerOf((count) => {
    const value = values[count - 1] ?? '';
    return new Response(`text ${count}`, { headers: { [header]: value }, status: count === 3 ? 200 : 404 });
  });
  await expect(inFakeTime(reader.read(urlOf('a')))).resolves.toMatchObject({ status: 200, body: 'text 3' });
  expect(times).toEqual([0, 0.1, 0.3]);
});

// PAGES-22.
test.each(['HIT', 'MISS', 'EXPIRED', 'REVALIDATED'])('%s is read once', async (status) => {
  const reader = readerOf(() => new Response('text', { headers: { 'x-cache-status': status, age: '60' } }));
  await expect(inFakeTime(reader.read(urlOf('a')))).resolves.toMatchObject({ body: 'text' });
  expect(times).toHaveLength(1);
});

// PAGES-22.
test('takes what the cache has if it stays old, and soon without reading it again', async () => {
  const reader = readerOf(() => new Response('old', { headers: { 'x-cache-status': 'STALE' } }));
  for (let file = 0; file < 6; file += 1)
    await expect(inFakeTime(reader.read(urlOf(`file-${file}`)))).resolves.toMatchObject({ body: 'old' });
  expect(times).toHaveLength(5 * 7 + 1);
  expect(times.at(-1)).toBeLessThan(40);
});
