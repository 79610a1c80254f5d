import { join } from 'node:path';
import { checkRemote } from './check-remote';
import { placeBelow } from './leaks';
import { collectTests } from './testing/collect-tests';
import module, { cleanUp, description } from './testing/mfe-leaking/src/remote';

const PAGES = ['tidy', 'listener', 'media', 'interval', 'observer', 'style', 'global', 'prototype'];
const LOAD = 'can load every lazy route and slot, and that changes nothing else on the page';
const STYLES = 'has styles that apply inside of it only';

const own = remoteFolder;
beforeAll(() => {
  Object.assign(globalThis, { remoteFolder: join(__dirname, 'testing/mfe-leaking') });
});
afterAll(() => {
  Object.assign(globalThis, { remoteFolder: own });
});
afterEach(cleanUp);

const testsOf = (acceptedLeaks: Readonly<Record<string, string>> = {}) =>
  collectTests(() =>
    checkRemote(
      { description: { ...description, acceptedLeaks }, module },
      { paths: PAGES.map((page) => `/leaking/${page}`) },
    ),
  );

/** What a test of the remote fails with; empty if it passes. */
async function failureOf(name: string, acceptedLeaks?: Readonly<Record<string, string>>): Promise<string> {
  const run = testsOf(acceptedLeaks).get(name);
  if (run === undefined) throw new Error(`There is no test "${name}"`);
  try {
    await run();
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

// ISOLATION-1.
test('selectors that match outside are named with their file', async () => {
  const failure = await failureOf(STYLES);
  for (const part of [
    'src/map.module.css: the selector \\":root\\" can match outside',
    'src/map.module.css: the selector \\".map + footer\\" can match outside',
    'src/plain.css: the selector \\".toolbar\\" can match outside',
    'src/plain.css: \\"@font-face Symbols\\" defines a name',
    // Each of them can be accepted.
    '\\"selector .toolbar\\": \'why\', \\"@font-face Symbols\\": \'why\'',
  ])
    expect(failure).toContain(part);
});

// ISOLATION-2, ISOLATION-4.
test('what the code leaks when it is loaded is named', async () => {
  const failure = await failureOf(LOAD);
  expect(failure).toContain('it adds the global LeakingChart');
  expect(failure).toMatch(
    /src\/remote\.tsx:\d+:\d+ starts something that stays after the code was loaded: listener visibilitychange on document/,
  );
});

// ISOLATION-1, ISOLATION-2, ISOLATION-3, ISOLATION-4.
test.each([
  [
    'listener',
    /src\/remote\.tsx:\d+:\d+ starts .* stays after \/leaking\/listener was left: listener resize on window/,
  ],
  ['media', /remote\.tsx:\d+:\d+ starts .*: listener change on matchMedia\(.*print/],
  ['interval', /remote\.tsx:\d+:\d+ starts .*: interval\. Clear it when the page is left/],
  ['observer', /remote\.tsx:\d+:\d+ starts .*: MutationObserver on document\.body/],
  ['style', /a <style> that it adds: the selector \\"h2\\" can match outside/],
  ['global', /it adds the global LeakingMap/],
  ['prototype', /it adds Array\.prototype\.leaking/],
])('a page that leaks is named: %s', async (page, expected) => {
  expect(await failureOf(`renders /leaking/${page} for a visitor`)).toMatch(expected);
});

// ISOLATION-4.
test.each([
  ['/team/mfe-points', 'draw (/team/mfe-points/src/Map.tsx:12:20)'],
  ['/team/mfe-points', '/team/mfe-points/src/Map.tsx:12:20'],
  ['/team/mfe-points', 'async file:///team/mfe-points/src/Map.tsx:12:20'],
  ['/team (old)/mfe-points', 'draw (/team (old)/mfe-points/src/Map.tsx:12:20)'],
  ['/team (old)/mfe-points', '/team (old)/mfe-points/src/Map.tsx:12:20'],
  ['C:\\Team\\mfe-points', 'draw (C:\\Team\\mfe-points\\src\\Map.tsx:12:20)'],
])('a place in the folder %s is named: %s', (folder, caller) => {
  const stack = `Error: started here\n    at ${caller}\n    at other (/elsewhere.js:1:1)`;
  expect(placeBelow(folder, { startedAt: Object.assign(new Error(), { stack }) })).toBe('src/Map.tsx:12:20');
});

// ISOLATION-4.
test.each(['/elsewhere/a.js:1:1', 'draw (/team/mfe-points/node_modules/chart/index.js:1:1)'])(
  'a place elsewhere is none of the remote: %s',
  (caller) => {
    const stack = `Error: started here\n    at ${caller}`;
    const startedAt = Object.assign(new Error(), { stack });
    expect(placeBelow('/team/mfe-points', { startedAt })).toBeUndefined();
  },
);

// ISOLATION-4.
test('a page that ends what it started passes', async () => {
  expect(await failureOf('renders /leaking/tidy for a visitor')).toBe('');
  expect(await failureOf('renders /leaking/tidy for partner')).toBe('');
});

// ISOLATION-4.
test('what a package starts anew on each visit is named, what it starts once is not', async () => {
  // As if the remote were a package: nothing is started in its folder.
  Object.assign(globalThis, { remoteFolder: '/elsewhere' });
  const failure = await failureOf('renders /leaking/interval for partner');
  Object.assign(globalThis, { remoteFolder: join(__dirname, 'testing/mfe-leaking') });
  expect(failure).toContain('it starts something that stays after /leaking/interval was left: interval');
});

// ISOLATION-5.
test('a leak is accepted by its name or by its file, with a reason', async () => {
  const acceptedLeaks = {
    'src/map.module.css': 'The map covers the page.',
    'src/plain.css': 'The map’s toolbar has no classes of its own.',
    'listener resize on window': 'The map follows the window.',
  };
  expect(await failureOf(STYLES, acceptedLeaks)).toBe('');
  expect(await failureOf('renders /leaking/listener for a visitor', acceptedLeaks)).toBe('');
});
