import { releaseForTests } from '@portal/contract/testing';
import { runPreloaded } from './load-release';
import { bustRetryCache } from './retry-cache';

const HERE = '/remotes/mfe-x/1.0.0/';
const ENTRY = `${HERE}entry.js`;
const INTEGRITY = 'sha384-AAAA';

const needs = (...names: string[]) => ({
  files: names.map((file) => ({ file, integrity: INTEGRITY })),
  provided: [],
});
const { portal } = releaseForTests('1.0.0', {
  portal: { first: needs('a.js'), preload: { '/x/:id': needs('b.js') } },
}).extras;

function preload(href: string, integrity = INTEGRITY): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.href = href;
  link.setAttribute('as', 'script');
  if (integrity !== '') link.setAttribute('integrity', integrity);
  document.head.append(link);
  return link;
}

const running = () =>
  [...document.querySelectorAll('script')].map((script) => new URL(script.src).pathname.slice(HERE.length));

const fetched = new Set<string>();
beforeEach(() => {
  document.head.replaceChildren();
  fetched.clear();
  // jsdom does not fetch preloads.
  performance.getEntriesByName = (name) =>
    fetched.has(new URL(name).pathname) ? [{ name } as PerformanceEntry] : [];
});

test('runs fetched preloads at once, pending ones when they arrive, and never the entry', () => {
  fetched.add(`${HERE}a.js`);
  fetched.add(ENTRY);
  preload(ENTRY);
  preload(`${HERE}a.js`);
  const late = preload(`${HERE}b.js`);
  preload('/remotes/mfe-y/1.0.0/c.js');
  runPreloaded(HERE, portal);
  expect(running()).toEqual(['a.js']);
  late.dispatchEvent(new Event('load'));
  expect(running()).toEqual(['a.js', 'b.js']);
  expect(late).not.toBeInTheDocument();
});

test('does not run a preload twice, once webpack’s run time has requested the chunk', () => {
  const late = preload(`${HERE}a.js`);
  runPreloaded(HERE, portal);
  const requested = document.createElement('script');
  requested.src = late.href;
  document.head.append(requested);
  late.dispatchEvent(new Event('load'));
  expect(running()).toEqual(['a.js']);
  expect(late).not.toBeInTheDocument();
});

test('keeps a hanging preload, so that it can be canceled with its connection', () => {
  const hanging = preload(`${HERE}a.js`);
  runPreloaded(HERE, portal);
  expect(running()).toEqual([]);
  expect(hanging).toBeInTheDocument();
  bustRetryCache(HERE);
  expect(hanging).not.toBeInTheDocument();
});

// REM-5.
test('does not run a preload without integrity', () => {
  fetched.add(`${HERE}a.js`);
  preload(`${HERE}a.js`, '');
  runPreloaded(HERE, portal);
  expect(running()).toEqual([]);
});

// TRUST-2.
test('does not run a preload that the release does not list, or lists with another integrity', () => {
  for (const name of ['a.js', 'b.js', 'other.js']) fetched.add(HERE + name);
  preload(`${HERE}a.js`, 'sha384-BBBB');
  preload(`${HERE}other.js`);
  preload(`${HERE}b.js`);
  runPreloaded(HERE, portal);
  expect(running()).toEqual(['b.js']);
});
