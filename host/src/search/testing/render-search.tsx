import { createBrowserRouter } from '@portal/ui/create-router';
import { Outlet, RouterProvider, useLocation } from '@portal/ui/router';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Fragment } from 'react';
import { Search } from '../Search';

/** The page of a path: its heading is the address. As in the portal, each navigation draws it anew. */
function Page() {
  const { pathname, search, hash, key } = useLocation();
  return (
    <main id="main" tabIndex={-1}>
      <h1>{pathname + search + hash}</h1>
      <Fragment key={key}>
        <a href="/start">Another link</a>
        <input aria-label="Another field" />
      </Fragment>
    </main>
  );
}

const Layout = () => (
  <>
    <Search />
    <Outlet />
  </>
);

/** For tests: renders the header's search on a page that shows its address. */
export function renderSearch(): ReturnType<typeof createBrowserRouter> {
  const router = createBrowserRouter([{ element: <Layout />, children: [{ path: '*', element: <Page /> }] }]);
  render(<RouterProvider router={router} />);
  return router;
}

export const dialog = () => screen.getByRole('dialog', { name: 'Search' });
export const combobox = () => within(dialog()).getByRole('combobox', { name: 'Search' });
export const options = () => within(dialog()).queryAllByRole('option');
export const option = (name: RegExp) => within(dialog()).getByRole('option', { name });
export const group = (name: RegExp) => within(dialog()).getByRole('group', { name });
export const address = () => screen.getByRole('heading', { level: 1 }).textContent;

export const type = (query: string) => fireEvent.change(combobox(), { target: { value: query } });

/** Opens the dialog from the header. Resolves to the person at the keyboard, once the index is loaded or has failed. */
export async function openSearch(): Promise<UserEvent> {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  await waitFor(() => expect(combobox()).toHaveFocus());
  // An index that arrives later would change the options between two steps of the test.
  await waitFor(() => expect(dialog()).not.toHaveTextContent('Loading versions, files and videos'));
  return user;
}
