/** @jest-environment node */
import { htmlOf, renderPage, startRenderer } from '@portal/testing/render-pages';
import { description } from '../remote.config';
import renderable from './render';

// PAGES-3.
test('the language dropdown has its languages before scripts run', async () => {
  const origin = await startRenderer();
  const url = new URL('/platform-products/autocad_oem/downloads/latest', origin);
  const html = htmlOf(await renderPage({ description, renderable }, url));
  expect(html).toMatch(
    /<select [^>]*aria-label="Select a Language"[^>]*>.*<option value="German">German<\/option>/,
  );
});
