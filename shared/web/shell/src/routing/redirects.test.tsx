import { RouterProvider, redirect } from '@portal/ui/router';
import { act, render, screen } from '@testing-library/react';
import { createPortalRouter } from './create-router';
import type { PortalRouter } from './portal-routes';
import { freshScan, loader, optionsFor, Scan } from './testing/scan';

freshScan();

let router: PortalRouter;
afterEach(() => router.dispose());

/** Opens the window's address, in a portal where `/scans/9` redirects to the landing page. */
async function open(heading: string) {
  router = createPortalRouter(
    optionsFor({
      Component: Scan,
      loader: (args) => (args.params.id === '9' ? redirect('/landing') : loader(args)),
    }),
  );
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
}

const goBack = async (heading: string) => {
  act(() => window.history.back());
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
};

// NAV-11.
test('a redirect from the address that is opened takes its place in the history', async () => {
  window.history.pushState(null, '', '/scans/9');
  await open('The landing page');
  expect(window.location.pathname).toBe('/landing');
  await goBack('Scan 7');
});

test('a redirect of a page that the history leads to takes its place, too', async () => {
  window.history.pushState(null, '', '/scans/9');
  window.history.pushState(null, '', '/scans/8');
  await open('Scan 8');
  await goBack('The landing page');
  await goBack('Scan 7');
});

test('a redirect from a link leaves the page of the link in the history', async () => {
  await open('Scan 7');
  await act(() => router.navigate('/scans/9'));
  expect(await screen.findByRole('heading', { name: 'The landing page' })).toBeVisible();
  await goBack('Scan 7');
});
