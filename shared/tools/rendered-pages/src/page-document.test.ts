/** @jest-environment node */
import { pageDocument } from './page-document';
import { template } from './testing/template';

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
test('the first paint waits for the page', () => {
  const html = pageDocument({ template, ...page });
  expect(html).toContain('<link rel="expect" href="#root" blocking="render">\n</head>');
});

test('a host whose document has one inline script keeps it in the head', () => {
  const older = template.replace('</script>\n<script>window', ';window');
  expect(older).not.toBe(template);
  const html = pageDocument({ template: older, ...page });
  expect(order(html, 'boot()', '<h1>The page</h1>').map(([, text]) => text)).toEqual([
    'boot()',
    '<h1>The page</h1>',
  ]);
});

test('another document is refused', () => {
  expect(() => pageDocument({ template: '<html></html>', ...page })).toThrow(
    'The document of the host is not one that pages can be rendered into',
  );
});
