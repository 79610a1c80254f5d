/** @jest-environment node */
import { setRenderedUrl } from '@portal/config/render';
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { startRendering } from '../../render';
import { SafeHtml } from './SafeHtml';

const render = (html: string) =>
  renderToStaticMarkup(<SafeHtml html={html} />).replace(/^<div[^>]*>|<\/div>$/g, '');

beforeAll(async () => {
  setRenderedUrl(new URL('https://portal.example/cae/edv/downloads/latest'));
  await startRendering(new JSDOM('', { url: 'https://portal.example' }).window);
});

// PAGES-1, SEC-1.
test('sanitizes without a window as a browser does', () => {
  expect(render('<b>New</b> in <i onclick="x()">2026</i> <script>x()</script><img src=x onerror=x()>')).toBe(
    '<b>New</b> in <i>2026</i> ',
  );
  expect(render('<a href="javascript:x()">a</a><a href="/naming">b</a>')).toBe(
    '<a>a</a><a href="/naming">b</a>',
  );
});

// SEC-2.
test('opens links to other origins in a new tab', () => {
  expect(render('<a href="https://other.example/">a</a>')).toBe(
    '<a href="https://other.example/" target="_blank" rel="noopener">a</a>',
  );
  expect(render('<a href="https://portal.example/start">a</a>')).toBe(
    '<a href="https://portal.example/start">a</a>',
  );
});

/** Without the part that scrolls a wide table. */
const renderTable = (html: string) => render(html).replace(/<section[^>]*>|<\/section>/g, '');

test('renders tables', () => {
  expect(renderTable('<table><tr><td colspan="2">1 &lt; 2</td></tr></table>')).toBe(
    '<table><tbody><tr><td colSpan="2">1 &lt; 2</td></tr></tbody></table>',
  );
});

test('a wide table scrolls in a part that the keyboard reaches', () => {
  expect(render('<table><tr><td>1</td></tr></table>')).toMatch(
    /^<section class="table" aria-label="Table" tabindex="0"><table>/i,
  );
});

// PAGES-13: text directly in a table would stand before it once a browser has parsed the page.
test.each([
  '<table><caption>Platforms</caption><tbody><tr><td>1</td></tr></tbody></table>',
  '<table><thead><tr><th>1</th></tr></thead><tbody><tr><td>2</td></tr></tbody><tfoot><tr><td>3</td></tr></tfoot></table>',
])('is parsed as it was rendered: %s', (html) => {
  expect(renderTable(html)).toBe(html);
  expect(new JSDOM(renderTable(html)).window.document.body.innerHTML).toBe(html);
});

// The page's title is its one `h1`. SEC-1.
test('keeps headings apart, below those of the page', () => {
  expect(render('<h1>Fixed</h1><h2>Known</h2><h6>Details</h6>')).toBe(
    '<h3>Fixed</h3><h3>Known</h3><h6>Details</h6>',
  );
});
