import { CONTRACT_VERSION, patternTest, type RemoteModule } from '@portal/contract';
import { createMemoryRouter } from '@portal/ui/create-router';
import { Outlet, RouterProvider } from '@portal/ui/router';
import { render, screen, waitFor } from '@testing-library/react';
import { Slot } from '../Slot';
import type { Owner, RemoteSource } from '../source/source';
import { createPortalRouter } from './create-router';

const signed: RemoteModule = {
  contract: CONTRACT_VERSION,
  name: 'mfe-x',
  routes: { '/x/*': [{ path: '*', element: <p>Page of X</p> }] },
  slots: {},
};

/** A source with a shard that says what a remote of which the code is as it was signed never said. */
const sourceWith = (owner: Owner): RemoteSource => ({
  owners: async () => [owner],
  remotesForSlot: async () => ['mfe-x'],
  load: async () => ({ module: signed, part: { remote: 'mfe-x', title: 'X' } }),
});

const Frame = () => (
  <main aria-label="The frame">
    <Outlet />
  </main>
);
const LoadingPage = () => <p>Loading</p>;
const UnknownPage = () => <p>Nobody owns this</p>;

function open(address: string, owner: Owner) {
  const router = createPortalRouter({
    source: sourceWith(owner),
    Frame,
    LoadingPage,
    routes: [],
    UnknownPage,
    createRouter: (routes, options) => createMemoryRouter(routes, { ...options, initialEntries: [address] }),
  });
  render(<RouterProvider router={router} />);
}

const ownerOf = (pattern: string, address = pattern): Owner => ({
  pattern,
  test: new RegExp(patternTest(address), 'i'),
  remote: 'mfe-x',
});

test('a remote draws the pages of its own patterns', async () => {
  open('/x/a', ownerOf('/x/*'));
  expect(await screen.findByText('Page of X')).toBeVisible();
});

// TRUST-2: signatures are over releases, not over the table of owners.
test.each([
  ['a pattern', ownerOf('/licenses/*')],
  ['an expression', ownerOf('/x/*', '/licenses/*')],
])('a shard that gives a remote %s that its release does not own gets nothing of it', async (_, owner) => {
  open('/licenses/all', owner);
  expect(await screen.findByText('Nobody owns this')).toBeVisible();
  expect(screen.queryByText('Page of X')).toBeNull();
});

// TRUST-2.
test('a shard that gives a remote a slot that its release does not fill gets nothing of it', async () => {
  const source = sourceWith(ownerOf('/x/*'));
  render(
    <div data-testid="page">
      <Slot source={source} name="start.aside" props={{}} waiting={<p>Waiting</p>} />
    </div>,
  );
  await waitFor(() => expect(screen.getByTestId('page')).toBeEmptyDOMElement());
});
