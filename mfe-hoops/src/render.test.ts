/** @jest-environment node */
import { htmlOf, renderPage, startRenderer } from '@portal/testing/render-pages';
import { JSDOM } from 'jsdom';
import { description } from '../remote.config';
import renderable from './render';

// PAGES-2.
test('a closed section stays closed, and its files are there for visitors without scripts', async () => {
  const origin = await startRenderer();
  const url = new URL('/hoops/communicator/downloads/latest', origin);
  const html = htmlOf(await renderPage({ description, renderable }, url));
  expect(html).not.toContain('aria-expanded="true"');
  const page = new JSDOM(html).window.document;
  const hidden = [...page.querySelectorAll('noscript')].map(({ innerHTML }) => innerHTML).join('');
  expect(hidden).toContain('hoops_datasets.zip');
  for (const part of page.querySelectorAll('noscript')) part.remove();
  expect(page.body.textContent).not.toContain('hoops_datasets.zip');
  // The icon of the product is drawn.
  expect(page.querySelector('nav svg path')).not.toBeNull();
});
