import { runPreloadedScripts } from './run-preloaded-scripts';

afterEach(() => document.head.replaceChildren());

// PAGES-13.
test('runs what the document preloads in its order, with its integrity', () => {
  document.head.innerHTML = `
    <link rel="preload" as="script" href="/host/react.js" integrity="sha256-a" crossorigin="anonymous">
    <link rel="preload" as="style" href="/host/styles.css">
    <link rel="preload" as="script" href="/host/main.js" crossorigin="anonymous">`;
  runPreloadedScripts();
  const scripts = [...document.head.querySelectorAll('script')];
  expect(
    scripts.map(({ src, integrity, async, crossOrigin }) => [
      new URL(src).pathname,
      integrity,
      async,
      crossOrigin,
    ]),
  ).toEqual([
    ['/host/react.js', 'sha256-a', false, 'anonymous'],
    ['/host/main.js', '', false, 'anonymous'],
  ]);
});

test('content cannot add scripts', () => {
  document.body.innerHTML = '<link rel="preload" as="script" href="/content-data/evil.js">';
  runPreloadedScripts();
  expect(document.scripts).toHaveLength(0);
});
