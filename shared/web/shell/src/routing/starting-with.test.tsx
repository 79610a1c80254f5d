import { defineRemote, describeRemote } from '@portal/contract';
import { freshPage } from '@portal/testing';
import { Outlet, RouterProvider, redirect } from '@portal/ui/router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { RemoteLoadError } from '../loader/errors';
import { type StaticRemote, staticSource } from '../source/static-source';
import { createPortalRouter } from './create-router';
import type { PortalRouter } from './portal-routes';
import { startingWith } from './starting-with';
import { pending } from './testing/scan';

/** What the loader of a slow page waits for. */
const slow = pending<string>();

const description = describeRemote({
  name: 'scans',
  title: 'Scans',
  owner: { team: 'Scans' },
  owns: ['/scans', '/slow', '/moved', '/refused'],
  slots: [],
});
const scans: StaticRemote = {
  description,
  load: async () =>
    defineRemote(description, {
      routes: {
        '/scans': [{ index: true, loader: () => 'data', element: <h1>The scans</h1> }],
        '/slow': [{ index: true, loader: () => slow.promise, element: <h1>The slow scans</h1> }],
        '/moved': [{ index: true, loader: () => redirect('/landing'), element: <h1>Moved</h1> }],
        '/refused': [
          { index: true, loader: () => Promise.reject(new Error('No')), element: <h1>Refused</h1> },
        ],
      },
      slots: {},
    }),
};
const failure = new RemoteLoadError('entry', { title: 'Scans' }, 'it is down');
const missing: StaticRemote = { description, load: () => Promise.reject(failure) };

const Frame = () => (
  <main>
    <Outlet />
  </main>
);
const LoadingPage = () => <p>Loading</p>;
const UnknownPage = () => <h1>Unknown</h1>;

function routerAt(path: string, remote = scans) {
  visit(path);
  return createPortalRouter({
    source: staticSource([remote]),
    Frame,
    LoadingPage,
    UnknownPage,
    routes: [
      { path: 'landing', element: <h1>The landing page</h1> },
      { path: 'naming', lazy: async () => ({ element: <h1>The names</h1> }) },
    ],
  });
}

// A page that failed has a title.
beforeEach(() => freshPage());
afterEach(() => {
  document.body.replaceChildren();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  ['a page whose code is there', '/naming', 'The names', scans],
  ['a page of a remote', '/scans', 'The scans', scans],
  ['a redirect', '/moved', 'The landing page', scans],
  ['a page that failed', '/refused', 'This page of Scans broke', scans],
  ['a remote that failed', '/scans', 'Scans could not be loaded', missing],
])(
  '%s before hydration is no difference to the document, and is shown after it',
  async (_, path, text, remote) => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const router = routerAt(path, remote);
    const { state } = router;
    const container = document.createElement('div');
    container.innerHTML = renderToString(<RouterProvider router={router} />);
    expect(container).toHaveTextContent(/^Loading$/);
    document.body.append(container);
    await waitFor(() => expect(router.state.initialized).toBe(true));
    const onRecoverableError = jest.fn();
    await act(async () => {
      const app = <RouterProvider router={startingWith(state, router).router} />;
      render(app, { container, hydrate: true, onRecoverableError });
    });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText('Loading')).not.toBeInTheDocument();
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(errors.mock.calls.filter(([message]) => /hydrat/i.test(String(message)))).toEqual([]);
    router.dispose();
  },
);

/** Does something while it is rendered. */
function Meanwhile({ task }: { readonly task: () => Promise<void> }) {
  useState(task);
  return null;
}

test('what happens between the render of the provider and its mount is shown', async () => {
  const router = routerAt('/landing');
  // react-router itself tells the first subscriber, and only that one, what it has missed.
  router.subscribe(() => undefined);
  // With its code there, a page is opened at once.
  await router.navigate('/naming');
  await router.navigate('/landing');
  const { state } = router;
  await act(async () => {
    render(
      <>
        <RouterProvider router={startingWith(state, router).router} />
        <Meanwhile task={() => router.navigate('/naming')} />
      </>,
    );
  });
  expect(screen.getByRole('heading')).toHaveTextContent('The names');
  router.dispose();
});

// TAKEOVER-5.
test('a router that arrives changes nothing that the page can see', async () => {
  const router = routerAt('/landing');
  const state = { ...router.state, location: { ...router.state.location } };
  const { router: started, whenThere } = startingWith(state, async () => router);
  const listener = jest.fn();
  started.subscribe(listener);
  await whenThere();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(listener.mock.calls[0][0]).toEqual(router.state);
  expect(listener.mock.calls[0][0].location).toBe(state.location);
  router.dispose();
});

test('the provider goes on with what the router does', async () => {
  const router = routerAt('/landing');
  const started = startingWith(router.state, router).router;
  render(<RouterProvider router={started} />);
  await act(() => started.navigate('/naming'));
  expect(screen.getByRole('heading')).toHaveTextContent('The names');
  expect(started.state).toBe(router.state);
  router.dispose();
});

/** The states that a page learns of, in the words of the router. */
function statesOf(router: PortalRouter) {
  const states: string[] = [];
  const end = startingWith(router.state, router).router.subscribe(({ navigation }) =>
    states.push(navigation.state),
  );
  return { states, end };
}

// FRAME-8.
test('a page that is there at once is drawn once', async () => {
  jest.useFakeTimers();
  const router = routerAt('/landing');
  const { states } = statesOf(router);
  await router.navigate('/scans');
  jest.runAllTimers();
  expect(states).toEqual(['idle']);
  router.dispose();
});

test('a page that takes longer is shown to be loading', async () => {
  jest.useFakeTimers();
  const router = routerAt('/landing');
  const { states, end } = statesOf(router);
  const navigation = router.navigate('/slow');
  await jest.advanceTimersByTimeAsync(99);
  expect(states).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(states).toEqual(['loading']);
  slow.resolve('data');
  await navigation;
  expect(states).toEqual(['loading', 'idle']);
  end();
  await router.navigate('/landing');
  expect(states).toHaveLength(2);
  router.dispose();
});
