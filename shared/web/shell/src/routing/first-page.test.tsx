import { redirect } from '@portal/ui/router';
import { whenSettled } from '../render-app';
import { createPortalRouter } from './create-router';
import { loadFirstPage } from './first-page';
import type { PortalRouter } from './portal-routes';
import { freshScan, loader, optionsFor, type PageRoute, pending, Scan } from './testing/scan';

freshScan();

const pages: Record<string, PageRoute> = {
  lazy: { lazy: async () => ({ Component: Scan, loader }) },
  eager: { Component: Scan, loader, ErrorBoundary: () => <h1>Broken</h1> },
  'without data': { element: <Scan /> },
};

// TAKEOVER-5.
test.each(Object.entries(pages))('loads a page that is %s as the router does', async (_, page) => {
  const { state } = await loadFirstPage(optionsFor(page));
  const router = createPortalRouter(optionsFor(page));
  await whenSettled(router);
  const expected = router.state;
  expect(Object.values(state.loaderData)).toEqual(Object.values(expected.loaderData));
  const shown = ({ matches }: PortalRouter['state']) =>
    matches.map(({ route: { element, errorElement, lazy }, ...match }) => [
      match,
      element,
      errorElement,
      lazy,
    ]);
  expect(shown(state)).toEqual(shown(expected));
  const { matches, loaderData, navigation, ...rest } = state;
  const { matches: _m, loaderData: _l, navigation: idle, ...others } = expected;
  expect({ ...rest, navigation }).toEqual({ ...others, restoreScrollPosition: false, navigation: idle });
  router.dispose();
});

// TAKEOVER-5.
test.each([[{ key: null, usr: [] }], [{ key: '', usr: '' }], [{ key: 7, usr: 7, idx: 'x' }], ['odd']])(
  'has the location of the router, whatever another script has left in the history: %j',
  async (left) => {
    window.history.replaceState(left, '');
    const { state } = await loadFirstPage(optionsFor({ Component: Scan }));
    const router = createPortalRouter(optionsFor({ Component: Scan }));
    await whenSettled(router);
    expect(state.location).toEqual(router.state.location);
    router.dispose();
  },
);

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

// TAKEOVER-5.
test('is the page at the address that it began with, wherever the history leads meanwhile', async () => {
  const code = pending<object>();
  const loading = loadFirstPage(optionsFor({ loader, lazy: () => code.promise }));
  window.history.pushState(null, '', '/landing');
  code.resolve({ Component: Scan });
  expect((await loading).state.location.pathname).toBe('/scans/7');
});

test.each<[string, PageRoute]>([
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
