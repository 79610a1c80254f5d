import { getConfig } from '@portal/config';
import { freshPage } from '@portal/testing';
import { createMemoryRouter } from '@portal/ui/create-router';
import { waitFor } from '@testing-library/react';
import { keepHead } from './keep-head';
import { HEAD_TAGS } from './page-facts';

const head = { name: 'Points', description: 'Point clouds.', isProduct: true, feed: '/feeds/points.atom' };
const createRouter = (path: string) =>
  createMemoryRouter(
    [{ path: '/points', handle: { head }, children: [{ path: 'downloads/:version' }] }, { path: '/start' }],
    { initialEntries: [path] },
  );

const contents = () =>
  [...document.head.querySelectorAll(HEAD_TAGS)].map((element) => {
    const name =
      element.getAttribute('name') ?? element.getAttribute('property') ?? element.getAttribute('rel');
    return [name, element.getAttribute('content') ?? element.getAttribute('href')];
  });

let origin: string;
let stop: () => void;
beforeEach(async () => {
  await freshPage('/start');
  ({ origin } = window.location);
  document.head.innerHTML =
    '<title>Points Downloads | Zone</title><meta name="description" content="The portal"><link rel="icon" href="/x">';
});
afterEach(() => {
  stop();
  document.head.innerHTML = '';
});

// PAGES-4, NEWS-4.
test('the head follows the page, and the page’s title', async () => {
  const router = createRouter('/points/downloads/2026.1');
  stop = keepHead(router);
  expect(contents()).toEqual([
    ['description', 'Points 2026.1. Point clouds.'],
    ['canonical', `${origin}/points/downloads/2026.1`],
    ['og:type', 'website'],
    ['og:site_name', getConfig().siteTitle],
    ['og:title', 'Points Downloads | Zone'],
    ['og:description', 'Points 2026.1. Point clouds.'],
    ['og:url', `${origin}/points/downloads/2026.1`],
    ['alternate', `${origin}/feeds/points.atom`],
  ]);
  expect(document.querySelector('link[rel="alternate"]')).toHaveAttribute('title', 'Points releases');
  await router.navigate('/start/?x#y');
  expect(contents()).toContainEqual(['canonical', `${origin}/start`]);
  expect(document.querySelector('link[rel="alternate"]')).toHaveAttribute('title', 'Releases');
  expect(contents()).toContainEqual(['alternate', `${origin}/feeds/releases.atom`]);
  document.title = 'Home | Zone';
  await waitFor(() => expect(contents()).toContainEqual(['og:title', 'Home | Zone']));
  expect(contents()).toHaveLength(8);
  expect(document.querySelector('link[rel="icon"]')).not.toBeNull();
});

// PAGES-4.
test('what was rendered ahead stays on its page and is gone on the next', async () => {
  const data = document.createElement('script');
  data.type = 'application/ld+json';
  data.textContent = JSON.stringify({ url: `${origin}/points/downloads/2026.1` });
  document.head.append(data);
  const router = createRouter('/points/downloads/2026.1');
  stop = keepHead(router);
  const rendered = document.querySelector('link[rel="canonical"]');
  stop();
  stop = keepHead(router);
  expect(document.querySelector('link[rel="canonical"]')).toBe(rendered);
  expect(data.isConnected).toBe(true);
  await router.navigate('/points/downloads/latest');
  expect(data.isConnected).toBe(false);
});
