import { freshPage } from '@portal/testing';
import { createMemoryRouter } from '@portal/ui/create-router';
import { Outlet, RouterProvider } from '@portal/ui/router';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createPortalRouter } from './create-router';
import { RenderedPageStays } from './PartFailure';

let isBroken = true;

function Page() {
  if (isBroken) throw new Error('a bug');
  return <h1>The page</h1>;
}

const Frame = () => (
  <main>
    <Outlet />
  </main>
);

function open(FrameOfPages = Frame, wrap = (portal: ReactNode) => portal) {
  const router = createPortalRouter({
    source: {
      owners: async () => [],
      remotesForSlot: async () => [],
      load: () => Promise.reject(new Error('There is no remote')),
    },
    Frame: FrameOfPages,
    LoadingPage: () => <p>Loading</p>,
    routes: [{ path: 'start', Component: Page }],
    UnknownPage: () => <p>Nobody owns this</p>,
    createRouter: (routes, options) => createMemoryRouter(routes, { ...options, initialEntries: ['/start'] }),
  });
  render(wrap(<RouterProvider router={router} />));
}

beforeEach(async () => {
  await freshPage('/start');
  isBroken = true;
  document.title = 'The page before';
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

// REM-2, A11Y-2.
test('a page of the host that breaks is told in the frame, with a title, and can be tried again', async () => {
  open();
  const main = within(screen.getByRole('main'));
  const message = await main.findByRole('alert');
  expect(within(message).getByRole('heading', { level: 1 })).toHaveTextContent('This page broke');
  expect(document.title).toBe('This page broke | Developer Zone');
  isBroken = false;
  await userEvent.click(within(message).getByRole('button', { name: 'Try again' }));
  expect(await main.findByRole('heading', { level: 1, name: 'The page' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

// REM-2.
test('a frame that breaks is told without it', async () => {
  open(Page);
  expect(await screen.findByRole('alert')).toHaveTextContent('This page broke');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});

// TAKEOVER-3.
test('above a page that was rendered ahead, the message leaves its title alone', async () => {
  open(Frame, (portal) => <RenderedPageStays value>{portal}</RenderedPageStays>);
  expect(await screen.findByRole('alert')).toHaveTextContent('This page broke');
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(document.title).toBe('The page before');
});
