/** @jest-environment node */
import { checkRenderedPages, htmlOf, renderPage, startRenderer } from '@portal/testing/render-pages';
import { description } from '../remote.config';
import renderable from './render';

checkRenderedPages({ description, renderable }, [
  '/toolkits/realdwg',
  '/toolkits/siemens-parasolid/platforms',
  '/toolkits/siemens-parasolid/downloads/latest',
  '/platform-products/autocad_oem/downloads/latest',
  '/platform-products/autocad_oem/training',
  '/platform-products/inventor_oem/downloads/latest',
  '/qt-toolkit/downloads',
]);

// PAGES-3.
test('the language dropdown is the browser’s own element until scripts run', async () => {
  const origin = await startRenderer();
  const url = new URL('/platform-products/autocad_oem/downloads/latest', origin);
  const html = htmlOf(await renderPage({ description, renderable }, url));
  expect(html).toMatch(/<select [^>]*aria-label="Select a Language" disabled=""><option>/);
});
