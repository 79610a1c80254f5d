import { defineRemote, describeRemote } from '@portal/contract';
import { requireSession } from '@portal/session';
import { type RouteOptions, type StaticRemote, startingWith, staticSource } from '@portal/shell';
import { loadFirstPage } from '@portal/shell/first-page';
import { createPortalRouter } from '@portal/shell/router';
import { freshPage } from '@portal/testing';
import { createMemoryRouter } from '@portal/ui/create-router';
import type { LoaderFunctionArgs } from '@portal/ui/router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { portalElement, routeOptions } from './app';
import type { FirstPageComponent } from './frame/shell-context';
import { prerender } from './prerender';
import { AdoptedPage } from './takeover/AdoptedPage';
import { KeptPage } from './takeover/KeptPage';

const description = describeRemote({
  name: 'scans',
  title: 'Scans',
  owner: { team: 'Scans' },
  owns: ['/scans', '/members'],
  slots: [],
});
const guard = jest.fn(({ request }: LoaderFunctionArgs) =>
  requireSession({ request, purpose: 'see your scans' }),
);
const scans: StaticRemote = {
  description,
  load: async () =>
    defineRemote(description, {
      routes: {
        '/scans': [{ index: true, element: <h1>The scans</h1> }],
        '/members': [{ index: true, loader: guard }],
      },
      slots: {},
    }),
};
/** The document of every address that has none of its own. */
const FRAME = prerender();
const missing: StaticRemote = { description, load: () => Promise.reject(new Error('It is down')) };

interface Visit {
  /** Default: the remote works. */
  readonly remote?: StaticRemote;
  /** How a rendered page is taken over. Default: the document has no page. */
  readonly FirstPage?: FirstPageComponent;
  /** What the visitor does before. Default: nothing. */
  readonly before?: (document: Element) => void;
}

/** What an adopted page is hydrated with: it is there, and its router is not. */
async function startAdopted(options: RouteOptions) {
  const first = await loadFirstPage(options);
  return startingWith(first.state, async () => createPortalRouter({ ...options, first }));
}

/** What any other page is hydrated with: the router has finished, and the document shows its first state. */
async function startLate(options: RouteOptions) {
  const router = createPortalRouter(options);
  const { state } = router;
  await waitFor(() => expect(router.state.initialized).toBe(true));
  return startingWith(state, router);
}

/** Opens a document, and hydrates it once all is there: code, data, redirects, failures. */
async function openLate(path: string, html: string, { remote = scans, FirstPage, before }: Visit = {}) {
  visit(path);
  window.history.replaceState(null, '');
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  before?.(container);
  const source = staticSource([remote]);
  const { router } = await (FirstPage === AdoptedPage ? startAdopted : startLate)(routeOptions(source));
  const onRecoverableError = jest.fn();
  const app = portalElement(source, router, FirstPage);
  const title = container.querySelector('h1');
  await act(async () => {
    render(app, { container, hydrate: true, onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  return { path: () => router.state.location.pathname, title };
}

/** The document of `/scans`, if it was rendered ahead. */
let renderedPage: string;
// Before the other tests, because React warns of a renderer after another one.
beforeAll(async () => {
  const source = staticSource([scans]);
  const router = createPortalRouter({
    ...routeOptions(source),
    createRouter: (routes, options) => createMemoryRouter(routes, { ...options, initialEntries: ['/scans'] }),
  });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  renderedPage = renderToString(portalElement(source, router));
});
beforeEach(async () => {
  await freshPage('/start');
  delete document.documentElement.dataset.live;
  // A browser that is never idle: what no visitor waits for would otherwise start at some time during the test.
  window.requestIdleCallback = () => 0;
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

// FRAME-6.
test.each([
  ['/scans', FRAME, 'The scans'],
  ['/naming', FRAME, 'Package Naming Conventions'],
  ['/start', FRAME, /Developer Zone/],
])('%s is hydrated as its document has it, although its code is there', async (path, html, title) => {
  const errors = jest.spyOn(console, 'error');
  await openLate(path, html);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(document.documentElement).toHaveAttribute('data-live');
  expect(errors).not.toHaveBeenCalled();
});

// TAKEOVER-2.
test('what was clicked in a frame without a page happens once', async () => {
  const clicks = (target: Element) =>
    Object.defineProperty(new MouseEvent('click'), 'target', { value: target });
  window.portalInput = { events: [], within: null };
  const before = (container: Element) => {
    const menu = within(container as HTMLElement).getByRole('button', { name: 'PRODUCTS' });
    window.portalInput?.events.push(clicks(menu));
  };
  await openLate('/scans', FRAME, { before });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'PRODUCTS' })).toHaveAttribute('aria-expanded', 'true'),
  );
  expect(window.portalInput.events).toEqual([]);
});

// TAKEOVER-1, TAKEOVER-4.
test.each([
  ['adopted', AdoptedPage],
  ['kept until it is replaced', KeptPage],
])('a rendered page whose code is there is %s', async (how, FirstPage) => {
  const errors = jest.spyOn(console, 'error');
  const before = await openLate('/scans', renderedPage, { FirstPage });
  const title = screen.getByRole('heading', { level: 1 });
  expect(title).toHaveTextContent('The scans');
  expect(title === before.title).toBe(how === 'adopted');
  expect(before.title).not.toBeNull();
  expect(document.documentElement).toHaveAttribute('data-live');
  expect(errors).not.toHaveBeenCalled();
});

// NAV-1.
test('the root of the portal leads to the landing page before hydration, too', async () => {
  const { path } = await openLate('/', FRAME);
  expect(path()).toBe('/start');
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

// NOTICE-3.
test('a redirect before hydration leaves its notice to the page that it leads to', async () => {
  const { path } = await openLate('/members', FRAME);
  expect(path()).toBe('/start');
  const notice = await screen.findByText('Sign in to see your scans');
  expect(notice.closest('[role=status]')).toBeVisible();
  expect(guard).toHaveBeenCalledTimes(1);
});

// REM-1, REM-2.
test('a remote that fails before hydration is told in the frame', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openLate('/scans', FRAME, { remote: missing });
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('alert')).toHaveTextContent('This page broke');
  expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
});
