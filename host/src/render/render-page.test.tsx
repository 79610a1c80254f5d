/** @jest-environment node */
import { defineRemote, describeRemote } from '@portal/contract';
import { localConfig } from '@portal/testing/render-pages';
import { PageTitle } from '@portal/ui';
import { Navigate, redirect } from '@portal/ui/router';
import { JSDOM } from 'jsdom';
import type { RenderedPage } from './render-page';

const description = describeRemote({
  name: 'mfe-points',
  title: 'Points',
  owner: { team: 'Points' },
  owns: ['/points/*'],
});
const Page = () => (
  <>
    <PageTitle title="Points & lines" siteTitle="Zone" />
    <h1>Points</h1>
  </>
);
const points = defineRemote(description, {
  routes: {
    '/points/*': [
      {
        path: 'downloads/:version',
        handle: { head: { name: 'Points', description: 'Point clouds.', isProduct: true } },
        lazy: async () => ({ Component: Page }),
      },
      { path: 'old', loader: () => redirect('/points/downloads/latest') },
      { path: 'moved', element: <Navigate to="/points/downloads/latest" /> },
      {
        path: 'broken',
        Component: () => {
          throw new Error('broken');
        },
      },
    ],
  },
});

let render: (path: string) => Promise<RenderedPage>;
beforeAll(async () => {
  // The build injects them.
  Object.assign(globalThis, { PROVIDED_VERSIONS: {} });
  const { renderPage, startRenderer } = await import('.');
  const provided = await startRenderer({
    window: new JSDOM('', { url: 'https://portal.example' }).window,
    config: await localConfig(),
    respond: async () => Response.json({}),
  });
  expect(provided.get('@portal/ui/table')).toHaveProperty('Table');
  render = (path) =>
    renderPage(new URL(path, 'https://portal.example'), [{ description, load: async () => points }]);
});

// PAGES-1, PAGES-4.
test('renders the page of a remote in the frame, and its head', async () => {
  const page = await render('/points/downloads/2026.1?x#y');
  if (page.kind !== 'page') throw new Error(JSON.stringify(page));
  expect(page.html).toMatch(/<header.*<h1>Points<\/h1>.*<footer/s);
  expect(page.html).not.toMatch(/<title|<script/);
  expect(page.head).toContain('<title>Points &amp; lines | Zone</title>');
  expect(page.head).toContain('content="Points 2026.1. Point clouds."');
  expect(page.head).toContain('href="https://portal.example/points/downloads/2026.1"');
  expect(page.head).toContain('"softwareVersion":"2026.1"');
});

// PAGES-4.
test('renders the pages of the host', async () => {
  const page = await render('/start');
  expect(page).toMatchObject({
    kind: 'page',
    head: expect.stringContaining('<title>Home | Developer Zone</title>'),
  });
});

// PAGES-5.
test.each(['/points/old', '/points/moved', '/points/nothing'])('there is no page at %s', async (path) => {
  expect(await render(path)).toMatchObject({ kind: 'none' });
});

test('a page that throws has failed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await render('/points/broken')).toMatchObject({ kind: 'failed' });
});
