import { defineRemote, describeRemote } from '@portal/contract';
import { freshPage } from '@portal/testing';
import {
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
  RouterProvider,
  redirect,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
} from '@portal/ui/router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.browser';
import { type StaticRemote, staticSource } from '../source/static-source';
import { createPortalRouter } from './create-router';
import { loadFirstPage } from './first-page';
import type { PortalRouter, RouteOptions } from './portal-routes';
import { startingWith } from './starting-with';

const loader = jest.fn(({ request, params }: LoaderFunctionArgs) => ({
  path: new URL(request.url).pathname,
  id: params.id,
}));

function Scan() {
  const { id } = useParams();
  const data: unknown = useLoaderData();
  const { state } = useNavigation();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return (
    <article>
      <h1>Scan {id}</h1>
      <output>{JSON.stringify(data)}</output>
      <p>
        {state} {hash}
      </p>
      <button type="button" onClick={() => void navigate('/landing')}>
        Go
      </button>
      <button type="button" onClick={() => void navigate('..', { relative: 'path' })}>
        Up
      </button>
      <button type="button" onClick={() => void revalidate()}>
        Again
      </button>
    </article>
  );
}

type NonIndexRouteObject = Exclude<RouteObject, { index: true }>;

const pages: Record<string, NonIndexRouteObject> = {
  lazy: { lazy: async () => ({ Component: Scan, loader }) },
  eager: { Component: Scan, loader, ErrorBoundary: () => <h1>Broken</h1> },
  'without data': { element: <Scan /> },
};

const Nothing = () => null;

/** The portal's routes with a remote whose page is at `/scans/:id`. */
function optionsFor(page: NonIndexRouteObject): RouteOptions {
  const description = describeRemote({
    name: 'scans',
    title: 'Scans',
    owner: { team: 'Scans' },
    owns: ['/scans/*'],
    slots: [],
  });
  const remote: StaticRemote = {
    description,
    load: async () =>
      defineRemote(description, {
        routes: {
          '/scans/*': [
            { index: true, element: <h1>All scans</h1> },
            { ...page, path: ':id' },
          ],
        },
        slots: {},
      }),
  };
  return {
    source: staticSource([remote]),
    Frame: Outlet,
    LoadingPage: Nothing,
    UnknownPage: Nothing,
    routes: [{ path: 'landing', element: <h1>The landing page</h1> }],
  };
}

const settled = (router: PortalRouter) =>
  new Promise<PortalRouter['state']>((resolve) => {
    const check = () => router.state.initialized && resolve(router.state);
    router.subscribe(check);
    check();
  });

/** The document with a rendered page is hydrated before the router is there. */
async function openRendered(page: NonIndexRouteObject = { Component: Scan, loader }) {
  const options = optionsFor(page);
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
  const onRecoverableError = jest.fn();
  await act(async () => {
    render(<RouterProvider router={started.router} />, { container, hydrate: true, onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  return { started, load, title };
}

/** Routers that a test has created. They listen to the history. */
let routers: PortalRouter[] = [];

/** A promise that is resolved later. */
function pending<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(async () => {
  await freshPage('/scans/7');
  window.history.replaceState(null, '');
  loader.mockClear();
});
afterEach(() => {
  for (const router of routers) router.dispose();
  routers = [];
  document.body.replaceChildren();
});

// TAKEOVER-5.
describe('loadFirstPage', () => {
  test.each(Object.entries(pages))('loads a page that is %s as the router does', async (_, page) => {
    const { state } = await loadFirstPage(optionsFor(page));
    const router = createPortalRouter(optionsFor(page));
    const expected = await settled(router);
    expect(Object.values(state.loaderData)).toEqual(Object.values(expected.loaderData));
    const shown = ({ matches }: PortalRouter['state']) =>
      matches.map(({ pathname, pathnameBase, params, route: { element, errorElement, lazy } }) => ({
        pathname,
        pathnameBase,
        params,
        lazy,
        errorElement,
        element,
      }));
    expect(shown(state)).toEqual(shown(expected));
    const { matches, loaderData, navigation, ...rest } = state;
    const { matches: _m, loaderData: _l, navigation: idle, ...others } = expected;
    expect({ ...rest, navigation }).toEqual({ ...others, restoreScrollPosition: false, navigation: idle });
    router.dispose();
  });

  test('keeps what a lazy route states itself', async () => {
    const lazy = async () => ({ Component: Scan, loader: () => 'another' });
    const { state } = await loadFirstPage(optionsFor({ loader, lazy }));
    expect(Object.values(state.loaderData)).toEqual([{ path: '/scans/7', id: '7' }]);
  });

  test('runs a loader once the code of its page has arrived: what it takes would be requested again', async () => {
    const code = pending<object>();
    const loading = loadFirstPage(optionsFor({ loader, lazy: () => code.promise }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(loader).not.toHaveBeenCalled();
    code.resolve({ Component: Scan });
    expect(Object.values((await loading).state.loaderData)).toEqual([{ path: '/scans/7', id: '7' }]);
  });

  test.each<[string, NonIndexRouteObject]>([
    ['a redirect', { loader: () => redirect('/landing') }],
    ['a redirect that is thrown', { loader: () => Promise.reject(redirect('/landing')) }],
    ['a failure', { loader: () => Promise.reject(new Error('No')) }],
    ['a response', { loader: () => Response.json({}) }],
    ['data with a status', { loader: () => ({ type: 'DataWithResponseInit', data: 1, init: {} }) }],
    ['no data', { loader: () => undefined }],
    ['parts of a route', { lazy: { loader: async () => loader } }],
    ['middleware', { Component: Scan, middleware: [() => undefined] }],
  ])('leaves %s to the router', async (_, page) => {
    await expect(loadFirstPage(optionsFor(page))).rejects.toBeDefined();
  });
});

// TAKEOVER-5.
describe('a page that is shown before its router is there', () => {
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
    await act(async () => {
      window.history.pushState(null, '', '#notes');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(await screen.findByText('idle #notes')).toBeVisible();
    expect(loader).toHaveBeenCalledTimes(1);
  });

  test('loads its data again', async () => {
    await openRendered();
    await press('Again');
    await screen.findByText('idle');
    expect(loader).toHaveBeenCalledTimes(2);
  });

  test('tries again to load the router', async () => {
    const { load, started } = await openRendered();
    load.mockRejectedValueOnce(new Error('It is gone'));
    await expect(started.whenThere()).rejects.toThrow('It is gone');
    await press('Go');
    expect(await screen.findByRole('heading', { name: 'The landing page' })).toBeVisible();
  });
});
