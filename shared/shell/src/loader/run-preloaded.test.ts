import { giveUpScripts } from './retry-cache';
import { runPreloaded } from './run-preloaded';

const HERE = '/remotes/mfe-x/1.0.0/';
const ENTRY = `${HERE}entry.js`;

function preload(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.href = href;
  link.setAttribute('as', 'script');
  document.head.append(link);
  return link;
}

const running = () =>
  [...document.querySelectorAll('script')].map((script) => new URL(script.src).pathname.slice(HERE.length));

const come = new Set<string>();
beforeEach(() => {
  document.head.replaceChildren();
  come.clear();
  // jsdom fetches no preload.
  performance.getEntriesByName = (name) =>
    come.has(new URL(name).pathname) ? [{ name } as PerformanceEntry] : [];
});

it('runs what has come at once, and the rest as it comes, but for the entry', () => {
  come.add(`${HERE}a.js`);
  come.add(ENTRY);
  preload(ENTRY);
  preload(`${HERE}a.js`);
  const late = preload(`${HERE}b.js`);
  preload('/remotes/mfe-y/1.0.0/c.js');
  runPreloaded(HERE, ENTRY);
  expect(running()).toEqual(['a.js']);
  late.dispatchEvent(new Event('load'));
  expect(running()).toEqual(['a.js', 'b.js']);
  expect(late).not.toBeInTheDocument();
});

it('leaves a preload that hangs as one, which can be given up with its connection', () => {
  const hanging = preload(`${HERE}a.js`);
  runPreloaded(HERE, ENTRY);
  expect(running()).toEqual([]);
  expect(hanging).toBeInTheDocument();
  giveUpScripts(HERE);
  expect(hanging).not.toBeInTheDocument();
});
