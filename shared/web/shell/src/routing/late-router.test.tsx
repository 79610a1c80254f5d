import { RouterProvider } from '@portal/ui/router';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.browser';
import { createPortalRouter } from './create-router';
import { loadFirstPage } from './first-page';
import type { PortalRouter } from './portal-routes';
import { startingWith } from './starting-with';
import { freshScan, loader, optionsFor, pending, Scan } from './testing/scan';

freshScan();

/** Routers that a test has created. They listen to the history. */
let routers: PortalRouter[] = [];
afterEach(() => {
  for (const router of routers) router.dispose();
  routers = [];
  document.body.replaceChildren();
});

/**
 * The document with a rendered page is hydrated before the router is there.
 * @param meanwhile what happens in between. Default: nothing.
 */
async function openRendered(meanwhile: () => void = () => undefined) {
  const options = optionsFor({ Component: Scan, loader });
  const first = await loadFirstPage(options);
  const load = jest.fn(async () => {
    const router = createPortalRouter({ ...options, first });
    routers.push(router);
    return router;
  });
  const started = startingWith(first.state, load);
  const container = document.createElement('div');
  container.innerHTML = renderToString(<RouterProvider router={started.router} />);
  document.body.append(container);
  const title = container.querySelector('h1');
  meanwhile();
  const onRecoverableError = jest.fn();
  await act(async () => {
    render(<RouterProvider router={started.router} />, { container, hydrate: true, onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  return { started, load, title };
}

/** Goes to another entry of the history, by the browser. */
const goTo = (address: string) =>
  act(async () => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

// TAKEOVER-5.
test('keeps its elements and its data when the router arrives', async () => {
  const { started, title } = await openRendered();
  expect(screen.getByRole('status')).toHaveTextContent('{"path":"/scans/7","id":"7"}');
  await act(() => started.whenThere());
  expect(screen.getByRole('heading')).toBe(title);
  expect(screen.getByRole('status')).toHaveTextContent('{"path":"/scans/7","id":"7"}');
  expect(loader).toHaveBeenCalledTimes(1);
});

test.each([
  ['Go', 'The landing page'],
  ['Up', 'All scans'],
])('navigates with the router that the click "%s" loads, once for two clicks', async (name, heading) => {
  const { load } = await openRendered();
  expect(load).not.toHaveBeenCalled();
  await press(name);
  await screen.findByRole('heading', { name: heading });
  expect(load).toHaveBeenCalledTimes(1);
  expect(routers[0]?.state.historyAction).toBe('PUSH');
});

test('shows that it is loading while the router is awaited', async () => {
  const { load, started } = await openRendered();
  const code = pending<void>();
  const create = load.getMockImplementation();
  load.mockImplementation(() => code.promise.then(create));
  await press('Go');
  await press('Go');
  expect(screen.getByText('loading')).toBeVisible();
  await act(async () => code.resolve());
  await act(() => started.whenThere());
  expect(screen.getByRole('heading')).toHaveTextContent('The landing page');
  expect(load).toHaveBeenCalledTimes(1);
});

test('follows the history, which a link to a part of the page changes', async () => {
  await openRendered();
  await goTo('#notes');
  expect(await screen.findByText('idle #notes')).toBeVisible();
  expect(loader).toHaveBeenCalledTimes(1);
});

test.each([
  ['/scans/8', '{"path":"/scans/8","id":"8"}'],
  ['/landing', 'The landing page'],
  ['/maps', 'All maps'],
])('shows %s, to which the history leads before the router is there', async (address, text) => {
  await openRendered();
  await goTo(address);
  expect(await screen.findByText(text)).toBeVisible();
});

test('shows where the history has led before the page was hydrated', async () => {
  await openRendered(() => window.history.pushState(null, '', '/maps'));
  expect(await screen.findByText('All maps')).toBeVisible();
});

test('loads its data again', async () => {
  await openRendered();
  await press('Again');
  await screen.findByText('idle');
  expect(loader).toHaveBeenCalledTimes(2);
});

test('no longer shows that it is loading when the router cannot be loaded', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom opens no other page
  const { load } = await openRendered();
  const code = pending<void>();
  load.mockImplementation(() =>
    code.promise.then(() => {
      throw new Error('It is gone');
    }),
  );
  await press('Go');
  expect(screen.getByText('loading')).toBeVisible();
  await act(async () => code.resolve());
  expect(screen.getByText('idle')).toBeVisible();
  jest.restoreAllMocks();
});

/** Resolves once the document is loaded anew: jsdom tells it by an error. */
const untilReloaded = (errors: jest.SpyInstance) =>
  waitFor(() =>
    expect(errors).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringMatching(/navigation/) }),
    ),
  );

test('loads the document anew for a part of it when the router cannot be loaded', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { load } = await openRendered();
  load.mockRejectedValue(new Error('It is gone'));
  await press('Notes');
  await waitFor(() => expect(window.location.hash).toBe('#notes'));
  await untilReloaded(errors);
  jest.restoreAllMocks();
});

test('loads the document that the history leads to when the router cannot be loaded', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { load } = await openRendered();
  load.mockRejectedValue(new Error('It is gone'));
  await goTo('/maps');
  await untilReloaded(errors);
  jest.restoreAllMocks();
});

test('tries again to load the router', async () => {
  const { load, started } = await openRendered();
  load.mockRejectedValueOnce(new Error('It is gone'));
  await expect(started.whenThere()).rejects.toThrow('It is gone');
  await press('Go');
  expect(await screen.findByRole('heading', { name: 'The landing page' })).toBeVisible();
});
