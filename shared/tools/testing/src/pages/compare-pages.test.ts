import { freshPage } from '../visitor';
import { comparePages, listProblems } from './compare-pages';
import type { ImportRenderEntry } from './render-pages';
import module, { description } from './testing/points';

/** What is wrong with the pages of a remote. */
async function compare(render: ImportRenderEntry | undefined, expected: readonly string[] = []) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const origin = await freshPage();
  return listProblems(await comparePages({ remote: { description, module }, render, expected, origin }));
}
const comparePaths = (...names: readonly string[]) =>
  compare(async () => {
    const { renderable } = await import('./testing/points');
    return { default: renderable(names.map((name) => `/points/${name}`)) };
  });

// PAGES-1, PAGES-13.
test('accepts pages that a browser first draws as the server does', async () => {
  expect(await comparePaths('good', 'late')).toEqual([]);
});

// PAGES-13.
test.each([
  ['clock', /^\/points\/clock: Hydration failed because .*\. The server draws "\d+", the browser "\d+"$/],
  [
    'random',
    /^\/points\/random: Hydration failed because .*\. The server draws "0\.\d+", the browser "0\.\d+"$/,
  ],
  ['guarded', /^\/points\/guarded: Hydration failed .*\. The server draws "unknown", the browser "1024"$/],
  ['suspended', /Hydration failed .*\. The server draws "on a server", the browser "in a browser"$/],
  [
    'attribute',
    /^\/points\/attribute: A tree hydrated but some attributes .*\. The server draws lang="en", the browser lang="de"$/,
  ],
  [
    'shy',
    /^\/points\/shy: the browser cannot draw it: Error: no visitors \(at .*points\.tsx.*\)\. The server draws "Points"/,
  ],
])('names the page, the reason and the first difference: %s', async (name, message) => {
  expect(await comparePaths(name)).toEqual([expect.stringMatching(message)]);
});

test('what React warns of besides is left to the console', async () => {
  expect(await comparePaths('keyless', 'late')).toEqual([]);
  const printed = jest.mocked(console.error).mock.calls.map((values) => values.join(' '));
  expect(printed).toContainEqual(expect.stringContaining('unique "key" prop'));
  expect(printed.join('\n')).not.toContain('act(');
});

// PAGES-1.
test.each([
  [
    'width',
    /^\/points\/width: the server cannot draw it: ReferenceError: the server has no window \(at .*pages\/testing\/points\.tsx/,
  ],
  ['broken', /^\/points\/broken: the server cannot draw it: Error: no points \(at .*points\.tsx/],
])('names the page that the server cannot draw, and the place: %s', async (name, message) => {
  expect(await comparePaths(name)).toEqual([expect.stringMatching(message)]);
});

// PAGES-1.
test('names a page without a title, and an address without a page', async () => {
  expect(await comparePaths('untitled', 'nothing')).toEqual([
    '/points/untitled: it does not have exactly one h1',
    '/points/untitled: it has no title',
    '/points/nothing: it does not have exactly one h1',
    '/points/nothing: it has no title',
  ]);
});

// PAGES-14.
test('names an address that no page can have', async () => {
  expect(await comparePaths('good/', '%zz')).toEqual([
    '/points/good/: no page can have this address: it ends with a slash',
    '/points/%zz: no page can have this address: "%zz" has a malformed percent-encoding',
  ]);
});

// PAGES-1.
test('names a module that needs a window when it is imported', async () => {
  const render: ImportRenderEntry = async () => {
    await import('./testing/window-at-import');
    return { default: { module, pages: async () => [] } };
  };
  expect(await compare(render)).toEqual([
    expect.stringMatching(
      /^src\/render\.ts: .*ReferenceError: the server has no window \(at .*window-at-import\.ts/,
    ),
  ]);
});

test('lists all problems and prints ten', async () => {
  const names = ['good', 'width', ...Array.from({ length: 11 }, () => 'broken')];
  const lines = await comparePaths(...names);
  expect(lines).toHaveLength(11);
  expect(lines.at(-1)).toBe('… and 2 more');
});

test('a remote without public pages passes, unless some are expected', async () => {
  expect(await compare(undefined)).toEqual([]);
  expect(await compare(undefined, ['/points/good'])).toEqual([
    '/points/good: it is none of the public pages',
  ]);
});

test('there is a window again', () => {
  expect(window.innerWidth).toBe(1024);
});
