/** @jest-environment node */
import { portalDocument } from '../document/document';
import { pageDocument } from './page-document';

const { html: template } = portalDocument({
  scripts: {
    main: [{ url: '/host/main.js', integrity: 'sha256-m' }],
    lazy: { calls: [{ url: '/host/calls.js' }] },
  },
  input: 'input()',
  boot: 'boot()',
  styles: { kind: 'inline', css: 'a{}' },
  colorScheme: 'scheme()',
  shell: '<p>The skeleton</p>',
});
const page = {
  head: '<title>A page</title>',
  html: '<h1>The page</h1>',
  styles: 'b{}',
  key: { host: '1', part: 'mfe-a@1', config: 'c' },
  content: { '/content-data/a.json': '0123456789abcdef0123' },
};
/** The places of texts in a document, in order. */
const order = (html: string, ...texts: string[]) =>
  texts.map((text) => [html.indexOf(text), text] as const).toSorted(([a], [b]) => a - b);

// TAKEOVER-2: clicks are recorded before there is anything to click.
test('the content stands between the script that records input and the one that starts requests', () => {
  const html = pageDocument({ template, ...page });
  expect(order(html, 'boot()', '<h1>The page</h1>', 'input()').map(([, text]) => text)).toEqual([
    'input()',
    '<h1>The page</h1>',
    'boot()',
  ]);
  expect(html.match(/boot\(\)/g)).toHaveLength(1);
  expect(html).not.toContain('The skeleton');
  expect(html).toContain('<html data-content="0123456789abcdef /content-data/a.json"');
});

// PAGES-13.
test('the host’s scripts are preloaded: the script after the content runs them', () => {
  const html = pageDocument({ template, ...page });
  expect(template).toContain('<script defer src="/host/main.js"');
  expect(html).not.toContain('<script defer');
  expect(html).toContain(
    '<link rel="preload" as="script" href="/host/main.js" integrity="sha256-m" crossorigin="anonymous" fetchpriority="high">',
  );
});

test.each([
  ['has one inline script', '</script>\n<script>window', ';window'],
  ['starts its scripts itself', 'window.portalLazyScripts', 'window.portalScripts'],
])('the document of a host that %s keeps all scripts in the head', (_, text, before) => {
  const older = template.replace(text, before);
  expect(older).not.toBe(template);
  const html = pageDocument({ template: older, ...page });
  expect(order(html, 'boot()', '<script defer', '<h1>The page</h1>').map(([, found]) => found)).toEqual([
    'boot()',
    '<script defer',
    '<h1>The page</h1>',
  ]);
  expect(html).not.toContain('rel="preload"');
});

test('another document is refused', () => {
  expect(() => pageDocument({ template: '<html></html>', ...page })).toThrow(
    'The document of the host is not one that pages can be rendered into',
  );
});
